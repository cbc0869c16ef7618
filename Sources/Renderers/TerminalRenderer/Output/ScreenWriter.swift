package import CellRendering

/// Makes a terminal show a grid, writing only what has changed since the last one.
///
/// The terminal must not wrap lines by itself. What it has shown so far is known for certain only
/// as long as nobody else writes to it; `forget()` says that it isn't.
package struct ScreenWriter: Sendable {
  /// The colours that the terminal has.
  package var depth: ColorDepth { didSet { if depth != oldValue { forget() } } }
  /// Whether the terminal shows what is written between two marks at once.
  package var synchronizes = false
  /// Whether addresses are told, which terminals that don't know them leave out.
  package var tellsLinks = true
  private var shown: CellCanvas?
  private var pixels: [PixelPicture] = []
  /// What takes away pictures of which nobody knows whether they are there.
  private var removals: [UInt8] = []
  /// How the terminal draws characters of which no table knows the width.
  package var clusters = ClusterWidths() { didSet { if clusters != oldValue { forget() } } }
  private var caret: CellPlace?
  private var isCaretKnown = false
  /// What is being written.
  private var output: [UInt8] = []
  private var pen: CellStyle?
  private var place: CellPlace?
  private var writtenRows: Set<Int> = []

  /// A cell costs about as much as the sequence that skips three.
  private static let gap = 3

  package init(depth: ColorDepth) { self.depth = depth }

  /// Writes all of the next grid anew.
  package mutating func forget() {
    shown = nil
    forgetPixels()
    isCaretKnown = false
  }

  private mutating func forgetPixels() {
    for picture in pixels { removals += picture.removal ?? [] }
    pixels.removeAll()
  }

  /// The bytes that make the terminal show a grid.
  ///
  /// - Parameters:
  ///   - canvas: The grid; one of another size than the last is written anew.
  ///   - caret: Where the cursor is shown; `nil` hides it.
  ///   - pixels: What is shown in pixels, over blank cells.
  ///   - damage: The rows that may be others than those of the last grid.
  /// - Returns: Nothing if all is shown already.
  /// - Complexity: O(n) in the cells of these rows.
  package mutating func bytes(
    for canvas: CellCanvas, caret: CellPlace?, pixels: [PixelPicture] = [],
    damage: CellDamage = .whole
  ) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    var old = shown.flatMap { $0.columns == canvas.columns && $0.rows == canvas.rows ? $0 : nil }
    // There is one copy of what is shown, which is changed in place.
    shown = nil
    (pen, place) = (nil, nil)
    writtenRows.removeAll(keepingCapacity: true)
    var damage = old == nil ? .whole : damage
    if old == nil {
      // From the corner on: pictures stay where they are, until they are taken away one by one.
      write("\u{1B}[0m\u{1B}[H\u{1B}[J")
      forgetPixels()
      output += removals
      removals.removeAll()
    }
    var before = old ?? CellCanvas(columns: canvas.columns, rows: canvas.rows)
    old = nil
    takeAway(self.pixels.filter { !pixels.contains($0) }, from: &before, &damage)
    // Numbers of addresses stay what they are as long as others are only added.
    let linksAreSame = canvas.links.starts(with: before.links)
    let ranges = (linksAreSame ? damage : .whole).ranges(within: canvas.rows)
    for row in ranges.joined() {
      writeChanges(of: row, in: canvas, from: before, linksAreSame: linksAreSame)
    }
    for range in ranges { before.copy(range, from: canvas) }
    if let pen, pen != .plain { setPen(.plain, in: canvas) }
    for picture in pixels { show(picture) }
    writeCaret(caret, isMoved: !output.isEmpty)
    (shown, self.pixels) = (before, pixels)
    guard !output.isEmpty, synchronizes else { return output }
    return Array("\u{1B}[?2026h".utf8) + output + Array("\u{1B}[?2026l".utf8)
  }

  // MARK: - Pixels

  private mutating func takeAway(
    _ pictures: [PixelPicture], from canvas: inout CellCanvas, _ damage: inout CellDamage
  ) {
    for picture in pictures {
      if let removal = picture.removal {
        output += removal
      } else {
        // Letters take the place of what was drawn in their cells; so do blanks.
        canvas.fill(picture.area, with: Self.unknown)
        damage.add(picture.area.rows)
      }
    }
  }

  /// What is in a cell of which nobody knows what it shows.
  private static let unknown = "\u{0}"

  private mutating func show(_ picture: PixelPicture) {
    let isThere = pixels.contains(picture)
    // What was written into its rows may have gone over it.
    if isThere, picture.removal != nil || writtenRows.isDisjoint(with: picture.area.rows) { return }
    write(
      "\u{1B}[\(picture.area.rows.lowerBound + 1);\(picture.area.columns.lowerBound + 1)H")
    output += picture.appearance
    place = nil
  }

  private mutating func writeCaret(_ new: CellPlace?, isMoved: Bool) {
    guard isMoved || new != caret || !isCaretKnown else { return }
    if let new {
      write("\u{1B}[\(new.row + 1);\(new.column + 1)H")
      if caret == nil || !isCaretKnown { write("\u{1B}[?25h") }
    } else if caret != nil || !isCaretKnown {
      write("\u{1B}[?25l")
    }
    (caret, isCaretKnown) = (new, true)
  }

  // MARK: - Rows

  private mutating func writeChanges(
    of row: Int, in new: CellCanvas, from old: CellCanvas, linksAreSame: Bool
  ) {
    let isChanged = { (column: Int) in
      let cell = new[column, row]
      return cell != old[column, row] || !linksAreSame && cell.style.link != 0
    }
    guard let first = (0..<new.columns).first(where: isChanged) else { return }
    writtenRows.insert(row)
    var end = (first..<new.columns).last(where: isChanged).map { $0 + 1 } ?? new.columns
    // What terminals may draw wider or narrower than it is has to be followed by all of the row.
    let isUnsure = (first..<new.columns).contains {
      !new[$0, row].text.isSurelyDrawn || !old[$0, row].text.isSurelyDrawn
    }
    if isUnsure { end = new.columns }
    let blank = blankTail(of: row, in: new)
    var column = first
    while column < min(end, blank) {
      guard isUnsure || isChanged(column) else {
        column += 1
        continue
      }
      column = writeRun(from: column, to: min(end, blank), row, in: new) {
        isUnsure || isChanged($0)
      }
    }
    if end > blank { eraseTail(from: max(blank, first), row, in: new) }
  }

  /// Writes cells up to the first of several that haven't changed.
  ///
  /// - Returns: The column behind what was written.
  private mutating func writeRun(
    from start: Int, to end: Int, _ row: Int, in canvas: CellCanvas, isChanged: (Int) -> Bool
  ) -> Int {
    // The second half of a wide character is written by its first.
    var column = canvas[start, row].text.isEmpty && start > 0 ? start - 1 : start
    move(to: CellPlace(column: column, row: row))
    var unchanged = 0
    while column < end, unchanged <= Self.gap {
      unchanged = isChanged(column) ? 0 : unchanged + 1
      if unchanged > Self.gap { break }
      column += write(canvas[column, row], at: column, row, in: canvas)
    }
    return column
  }

  /// - Returns: How many cells were written.
  private mutating func write(
    _ cell: CellCanvas.Cell, at column: Int, _ row: Int, in canvas: CellCanvas
  ) -> Int {
    let width = column + 1 < canvas.columns && canvas[column + 1, row].text.isEmpty ? 2 : 1
    setPen(cell.style, in: canvas)
    move(to: CellPlace(column: column, row: row))
    if cell.text.isSurelyDrawn {
      write(cell.text)
      place = CellPlace(column: column + width, row: row)
    } else {
      // The terminal may leave one of its cells alone, and the cursor anywhere.
      write(String(repeating: " ", count: width))
      write("\u{1B}[\(column + 1)G")
      write(width == 2 ? clusters.written(cell.text) : cell.text)
      place = nil
    }
    // At the edge the cursor stays on the last cell.
    if column + width >= canvas.columns { place = nil }
    return width
  }

  /// The first of the cells that are blank up to the end of a row.
  private func blankTail(of row: Int, in canvas: CellCanvas) -> Int {
    var column = canvas.columns
    while column > 0, canvas[column - 1, row] == CellCanvas.Cell() { column -= 1 }
    // For a few cells blanks are as short as the sequence that erases them.
    return canvas.columns - column > 4 ? column : canvas.columns
  }

  private mutating func eraseTail(from column: Int, _ row: Int, in canvas: CellCanvas) {
    setPen(.plain, in: canvas)
    move(to: CellPlace(column: column, row: row))
    write("\u{1B}[K")
  }

  // MARK: - Pen

  private mutating func move(to new: CellPlace) {
    guard place != new else { return }
    if let place, place.row == new.row {
      write("\u{1B}[\(new.column + 1)G")
    } else {
      write("\u{1B}[\(new.row + 1);\(new.column + 1)H")
    }
    place = new
  }

  private mutating func setPen(_ style: CellStyle, in canvas: CellCanvas) {
    guard pen != style else { return }
    let link = pen?.link ?? 0
    if style.link != link, tellsLinks {
      let address = style.link > 0 ? canvas.links[Int(style.link) - 1] : ""
      write("\u{1B}]8;;\(address)\u{1B}\\")
    }
    if pen.map({ $0.looks != style.looks }) ?? true {
      write(style.escapeSequence(in: depth))
    }
    pen = style
  }

  private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }
}

extension CellStyle {
  /// What of the style can be seen.
  fileprivate var looks: CellStyle {
    var style = self
    style.link = 0
    style.attributes.remove(.picture)
    return style
  }
}
