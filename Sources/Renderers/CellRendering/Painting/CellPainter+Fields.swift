import SwiftUICore

extension CellPainter {
  mutating func paint(
    _ field: FieldContent, in area: CellArea, _ style: CellStyle, isEdited: Bool
  ) {
    guard area.width > 2, !area.isEmpty else { return }
    let caret = isEdited ? focus?.caret : nil
    if field.kind == .editor { return paintEditor(field, in: area, style, caret: caret) }
    let (start, row) = (area.columns.lowerBound, area.middleRow)
    let end = area.columns.upperBound - 1
    draw { canvas in
      canvas.put("[", width: 1, column: start, row: row, style: style)
      canvas.put("]", width: 1, column: end, row: row, style: style)
      canvas.fill(
        CellArea(columns: start + 1..<end, rows: row..<row + 1), with: "_",
        style: style.adding(.dim))
    }
    var inside = start + 1
    if field.kind == .search, end - inside > 2 {
      draw { $0.put("⌕ ", column: inside, row: row, room: 2) }
      inside += 2
    }
    let line = CellArea(columns: inside..<end, rows: row..<row + 1)
    paintLine(of: field, in: line, style, caret: caret)
  }

  /// Draws what is typed, moved so far that the insertion point is in sight.
  private mutating func paintLine(
    of field: FieldContent, in area: CellArea, _ style: CellStyle, caret: Int?
  ) {
    if field.text.isEmpty {
      draw {
        $0.put(
          field.prompt, column: area.columns.lowerBound, row: area.rows.lowerBound,
          room: area.width, style: style.adding(.dim))
      }
    }
    let text = field.displayedText
    let before = caret.map { CellString(String(text.prefix($0))).width }
    let hidden = max((before ?? 0) - (area.width - 1), 0)
    draw { canvas in
      canvas.clipped(to: area) {
        _ = $0.put(
          text, column: area.columns.lowerBound - hidden, row: area.rows.lowerBound,
          room: area.width + hidden, style: style)
      }
    }
    if let before {
      note(
        caret: CellPlace(
          column: area.columns.lowerBound + before - hidden, row: area.rows.lowerBound))
    }
  }

  private mutating func paintEditor(
    _ field: FieldContent, in area: CellArea, _ style: CellStyle, caret: Int?
  ) {
    guard area.height > 2 else { return }
    paintBox(.square, around: area, caret == nil ? style.adding(.dim) : style.adding(.bold))
    var room = area.outset(columns: -1, rows: -1)
    if field.text.isEmpty {
      paint(TextContent(string: field.prompt), in: room, style.adding(.dim))
    }
    let content = TextContent(string: field.text)
    let lines = text.lines(of: content, columns: room.width, rows: nil)
    let place = caret.map { lines.place(after: String(field.text.prefix($0))) }
    let hidden = max((place?.row ?? 0) - (room.height - 1), 0)
    if let place {
      let column = room.columns.lowerBound + min(place.column, room.width - 1)
      note(caret: CellPlace(column: column, row: room.rows.lowerBound + place.row - hidden))
    }
    let outer = canvas.clip
    draw { $0.clip = outer.intersection(room) }
    room.rows = room.rows.lowerBound - hidden..<room.rows.lowerBound + lines.lines.count
    paint(content, in: room, style)
    draw { $0.clip = outer }
  }
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

extension FieldContent {
  /// The text as others may see it.
  fileprivate var displayedText: String {
    kind == .secure ? String(repeating: "•", count: text.count) : text
  }
}
