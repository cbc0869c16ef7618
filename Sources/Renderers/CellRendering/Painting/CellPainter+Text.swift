import SwiftUICore

extension CellPainter {
  mutating func paint(_ content: TextContent, in area: CellArea, _ style: CellStyle) {
    let lines = text.lines(
      of: content, columns: area.width, rows: max(area.height, 1))
    var row = area.rows.lowerBound
    for line in lines.lines {
      let free = max(area.width - line.width, 0)
      let indent =
        switch content.alignment {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      paint(line, of: lines, content, column: area.columns.lowerBound + indent, row: row, style)
      row += lines.pitch
    }
  }

  private mutating func paint(
    _ line: CellLine, of lines: CellText.Lines, _ content: TextContent, column: Int, row: Int,
    _ style: CellStyle
  ) {
    guard canvas.clip.rows.contains(row) else { return }
    var (column, last) = (column, style)
    paint(
      lines.string.units[line.head], of: lines.string, content, &column, row, &last, over: style)
    guard line.hasEllipsis else { return }
    draw { $0.put(CellLine.ellipsis, width: 1, column: column, row: row, style: last) }
    column += 1
    paint(
      lines.string.units[line.tail], of: lines.string, content, &column, row, &last, over: style)
  }

  private mutating func paint(
    _ units: ArraySlice<CellUnit>, of string: CellString, _ content: TextContent,
    _ column: inout Int, _ row: Int, _ last: inout CellStyle, over style: CellStyle
  ) {
    // Most texts have one run, and none as many as characters.
    var run: UInt16?
    for unit in units {
      if unit.run != run {
        run = unit.run
        last = self.style(of: content.runs[Int(unit.run)], in: content, over: style)
      }
      column += put(unit, of: string, column, row, last)
    }
  }

  private mutating func put(
    _ unit: CellUnit, of string: CellString, _ column: Int, _ row: Int, _ style: CellStyle
  ) -> Int {
    let (text, width) = (string.text(of: unit), Int(unit.width))
    draw { $0.put(text, width: width, column: column, row: row, style: style) }
    return width
  }
}
