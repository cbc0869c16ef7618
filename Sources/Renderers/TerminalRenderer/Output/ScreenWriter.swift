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
  private var caret: CellPlace?
  private var isCaretKnown = false
  /// What is being written.
  private var output: [UInt8] = []
  private var pen: CellStyle?
  private var place: CellPlace?

  /// A cell costs about as much as the sequence that skips three.
  private static let gap = 3

  package init(depth: ColorDepth) { self.depth = depth }

  /// Writes all of the next grid anew.
  package mutating func forget() {
    shown = nil
    isCaretKnown = false
  }

  /// The bytes that make the terminal show a grid.
  ///
  /// - Parameters:
  ///   - canvas: The grid; one of another size than the last is written anew.
  ///   - caret: Where the cursor is shown; `nil` hides it.
  /// - Returns: Nothing if all is shown already.
  /// - Complexity: O(n) in the cells.
  package mutating func bytes(for canvas: CellCanvas, caret: CellPlace?) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    let old = shown.flatMap { $0.columns == canvas.columns && $0.rows == canvas.rows ? $0 : nil }
    (pen, place) = (nil, nil)
    if old == nil { write("\u{1B}[0m\u{1B}[2J") }
    let before = old ?? CellCanvas(columns: canvas.columns, rows: canvas.rows)
    let linksAreSame = before.links == canvas.links
    for row in 0..<canvas.rows {
      writeChanges(of: row, in: canvas, from: before, linksAreSame: linksAreSame)
    }
    if let pen, pen != .plain { setPen(.plain, in: canvas) }
    writeCaret(caret, isMoved: !output.isEmpty)
    shown = canvas
    guard !output.isEmpty, synchronizes else { return output }
    return Array("\u{1B}[?2026h".utf8) + output + Array("\u{1B}[?2026l".utf8)
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
      write(cell.text)
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
    if pen.map({ $0.withoutLink != style.withoutLink }) ?? true {
      write(style.escapeSequence(in: depth))
    }
    pen = style
  }

  private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }
}

extension CellStyle {
  /// The style as it looks.
  fileprivate var withoutLink: CellStyle {
    var style = self
    style.link = 0
    return style
  }
}

extension String {
  /// Whether every terminal gives the character the cells that it has here.
  var isSurelyDrawn: Bool {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return true }
    if first.isASCII, utf8.count == 1 { return true }
    guard scalars.next() == nil else { return false }
    switch first.value {
    // Letters of Europe, lines and blocks, and what Chinese, Japanese and Korean are written with.
    case 0xA0...0x17F, 0x400...0x45F, 0x2500...0x259F, 0x3001...0x3029, 0x3041...0x3096,
      0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60:
      return true
    default: return false
    }
  }
}
