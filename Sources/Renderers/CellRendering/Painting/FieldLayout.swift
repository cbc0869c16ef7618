package import SwiftUICore

/// Where the characters of a field are drawn: moved so far that the insertion point is in sight.
@MainActor package struct FieldLayout {
  /// The cells in which the text shows.
  let room: CellArea
  /// How many columns of a line, or rows of an editor, lie before the first that shows.
  let hidden: Int
  /// The text as others may see it.
  let shown: String
  /// The lines of an editor.
  let lines: CellText.Lines?

  /// Lays a field out.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - area: The cells that it is drawn in.
  ///   - caret: How many characters lie before the insertion point; `nil` outside of the field.
  ///   - text: Breaks texts into lines.
  package init(_ field: FieldContent, in area: CellArea, caret: Int?, text: CellText) {
    let shown =
      field.kind == .secure ? String(repeating: "•", count: field.text.count) : field.text
    self.shown = shown
    let before = caret.map { String(shown.prefix($0)) }
    if field.kind == .editor {
      let room = area.outset(columns: -1, rows: -1)
      let lines = text.lines(
        of: TextContent(string: shown), columns: room.width, rows: nil)
      self.lines = lines
      let row = before.map { lines.place(after: $0).row } ?? 0
      self.room = room
      hidden = max(row - (room.height - 1), 0)
    } else {
      let start = area.columns.lowerBound + (field.hasSign(in: area) ? 3 : 1)
      let row = area.middleRow
      let room = CellArea(
        columns: start..<max(area.columns.upperBound - 1, start), rows: row..<row + 1)
      lines = nil
      self.room = room
      hidden = max((before.map { CellString($0).width } ?? 0) - (room.width - 1), 0)
    }
  }

  /// The cell that a character is drawn in, or would be if there were one more.
  func place(of index: Int) -> CellPlace {
    let place = self.place(after: index)
    return lines == nil
      ? CellPlace(
        column: room.columns.lowerBound + place.column - hidden, row: room.rows.lowerBound)
      : CellPlace(
        column: room.columns.lowerBound + min(place.column, room.width - 1),
        row: room.rows.lowerBound + place.row - hidden)
  }

  /// The character that is drawn nearest to a cell: what is typed goes before it.
  ///
  /// - Complexity: O(n log n) in the characters.
  package func index(at cell: CellPlace) -> Int {
    let wanted = CellPlace(
      column: cell.column - room.columns.lowerBound + (lines == nil ? hidden : 0),
      row: lines == nil ? 0 : max(cell.row - room.rows.lowerBound + hidden, 0))
    var (low, high) = (0, shown.count)
    // The last character that doesn't lie behind the cell.
    while low < high {
      let middle = (low + high + 1) / 2
      let place = place(after: middle)
      if (place.row, place.column) <= (wanted.row, wanted.column) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// The cells of some characters, row by row.
  func areas(of characters: Range<Int>) -> [CellArea] {
    let (start, end) = (place(of: characters.lowerBound), place(of: characters.upperBound))
    guard end.row >= start.row else { return [] }
    return (start.row...end.row).compactMap { row in
      let left = row == start.row ? start.column : room.columns.lowerBound
      let right = row == end.row ? end.column : room.columns.upperBound
      return left < right ? CellArea(columns: left..<right, rows: row..<row + 1) : nil
    }
  }

  private func place(after index: Int) -> CellPlace {
    let before = String(shown.prefix(index))
    return lines?.place(after: before) ?? CellPlace(column: CellString(before).width, row: 0)
  }
}

extension FieldContent {
  /// Whether a sign says that the field searches.
  func hasSign(in area: CellArea) -> Bool { kind == .search && area.width > 5 }
}

extension CellText.Lines {
  /// Where what follows the beginning of the text would be put.
  fileprivate func place(after beginning: String) -> CellPlace {
    let before = CellString(beginning)
    let paragraph = before.paragraphs.count - 1
    var index = 0
    for number in 0..<paragraph {
      repeat { index += 1 } while index < lines.count - 1 && isLine(index, in: number)
    }
    let unit = before.units.count
    while index + 1 < lines.count, isLine(index + 1, in: paragraph),
      lines[index + 1].head.lowerBound <= unit
    {
      index += 1
    }
    let head = lines[min(index, lines.count - 1)].head
    let end = min(max(unit, head.lowerBound), head.upperBound)
    return CellPlace(column: string.width(of: head.lowerBound..<end), row: index)
  }

  private func isLine(_ index: Int, in paragraph: Int) -> Bool {
    string.paragraphs.indices.contains(paragraph)
      && lines[index].head.lowerBound < string.paragraphs[paragraph].upperBound
  }
}

extension CellString {
  /// How many cells all of it takes.
  fileprivate var width: Int { width(of: 0..<units.count) }
}
