/// The characters of a frame.
package struct BoxLook: Sendable {
  let corners: (topLeft: String, topRight: String, bottomLeft: String, bottomRight: String)
  let horizontal: String
  let vertical: String

  /// Of lines that meet at right angles.
  package static let square = BoxLook(
    corners: ("┌", "┐", "└", "┘"), horizontal: "─", vertical: "│")
  /// Of lines with rounded corners.
  package static let round = BoxLook(
    corners: ("╭", "╮", "╰", "╯"), horizontal: "─", vertical: "│")
}

extension CellCanvas {
  /// Draws a frame along the inner edge of an area.
  package mutating func putBox(_ look: BoxLook, around area: CellArea, _ style: CellStyle) {
    guard area.width > 1, area.height > 1 else { return }
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
    func put(_ text: String, _ column: Int, _ row: Int) {
      self.put(text, width: 1, column: column, row: row, style: style)
    }
    for column in left + 1..<right {
      put(look.horizontal, column, top)
      put(look.horizontal, column, bottom)
    }
    for row in top + 1..<bottom {
      put(look.vertical, left, row)
      put(look.vertical, right, row)
    }
    put(look.corners.topLeft, left, top)
    put(look.corners.topRight, right, top)
    put(look.corners.bottomLeft, left, bottom)
    put(look.corners.bottomRight, right, bottom)
  }
}

extension CellPainter {
  /// Draws a frame along the inner edge of an area.
  mutating func paintBox(_ look: BoxLook, around area: CellArea, _ style: CellStyle) {
    draw { $0.putBox(look, around: area, style) }
  }
}
