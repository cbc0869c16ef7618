import SwiftUICore

extension CellPainter {
  mutating func paint(
    _ field: FieldContent, in area: CellArea, _ style: CellStyle, isEdited: Bool
  ) {
    guard area.width > 2, !area.isEmpty, isDrawn(area) else { return }
    let caret = isEdited ? focus?.caret : nil
    let layout = FieldLayout(field, in: area, caret: caret, text: text)
    if field.kind == .editor {
      guard area.height > 2 else { return }
      paintBox(.square, around: area, caret == nil ? style.adding(.dim) : style.adding(.bold))
      paintLines(of: field, layout, style)
    } else {
      paintFrame(of: field, in: area, style)
      paintLine(of: field, layout, style)
    }
    guard let caret else { return }
    if let selection = focus?.selection {
      for area in layout.areas(of: selection) {
        draw {
          $0.restyle(area.intersection(layout.room)) { $0.attributes.insert(.reversed) }
        }
      }
    }
    note(caret: layout.place(of: caret))
  }

  private mutating func paintFrame(
    of field: FieldContent, in area: CellArea, _ style: CellStyle
  ) {
    let (start, end) = (area.columns.lowerBound, area.columns.upperBound - 1)
    let row = area.middleRow
    draw { canvas in
      canvas.put("[", width: 1, column: start, row: row, style: style)
      canvas.put("]", width: 1, column: end, row: row, style: style)
      canvas.fill(
        CellArea(columns: start + 1..<end, rows: row..<row + 1), with: "_",
        style: style.adding(.dim))
      if field.hasSign(in: area) { canvas.put("⌕ ", column: start + 1, row: row, room: 2) }
    }
  }

  /// Draws what is typed, or what is to be typed.
  private mutating func paintLine(
    of field: FieldContent, _ layout: FieldLayout, _ style: CellStyle
  ) {
    let room = layout.room
    guard !room.isEmpty else { return }
    if field.text.isEmpty {
      draw {
        $0.put(
          field.prompt, column: room.columns.lowerBound, row: room.rows.lowerBound,
          room: room.width, style: style.adding(.dim))
      }
    }
    draw { canvas in
      canvas.clipped(to: room) {
        _ = $0.put(
          layout.shown, column: room.columns.lowerBound - layout.hidden, row: room.rows.lowerBound,
          room: room.width + layout.hidden, style: style)
      }
    }
  }

  private mutating func paintLines(
    of field: FieldContent, _ layout: FieldLayout, _ style: CellStyle
  ) {
    var room = layout.room
    if field.text.isEmpty {
      paint(TextContent(string: field.prompt), in: room, style.adding(.dim))
    }
    let outer = canvas.clip
    draw { $0.clip = outer.intersection(room) }
    let top = room.rows.lowerBound
    room.rows = top - layout.hidden..<top + (layout.lines?.lines.count ?? 0)
    paint(TextContent(string: layout.shown), in: room, style)
    draw { $0.clip = outer }
  }
}
