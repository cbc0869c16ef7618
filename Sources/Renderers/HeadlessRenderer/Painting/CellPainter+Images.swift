import Foundation
import SwiftUICore

extension CellPainter {
  mutating func paint(_ image: ImageContent, in area: CellArea, _ style: CellStyle) {
    switch image.source {
    case .symbol(let name):
      let characters = SymbolTable.characters(for: name)
      let style = self.style(in: image.color, over: style)
      draw {
        $0.put(
          characters, column: area.columns.lowerBound, row: area.middleRow, room: area.width,
          style: style)
      }
    case .resource(let name): paintPicture(image.label ?? name, nil, in: area, style)
    case .placeholder: break
    case .encoded(_, let pixels): paintPicture(image.label, pixels, in: area, style)
    }
  }

  /// Draws a picture as a frame with its description; one that only decorates is left out.
  private mutating func paintPicture(
    _ label: String?, _ pixels: CGSize?, in area: CellArea, _ style: CellStyle
  ) {
    guard let label, area.width > 2 else { return }
    let size = pixels.map { "\(Int($0.width))×\(Int($0.height))" }
    guard area.height > 2 else {
      let text = "[\([label, size].compactMap(\.self).joined(separator: " "))]"
      draw {
        $0.put(
          text, column: area.columns.lowerBound, row: area.rows.lowerBound, room: area.width,
          style: style)
      }
      return
    }
    paintBox(.square, around: area, style.adding(.dim))
    var content = TextContent(string: [label, size].compactMap(\.self).joined(separator: "\n"))
    content.alignment = .center
    let room = area.outset(columns: -1, rows: -1)
    let count = text.lines(of: content, columns: room.width, rows: room.height).lines.count
    var place = room
    place.rows = room.rows.lowerBound + (room.height - count) / 2..<room.rows.upperBound
    paint(content, in: place, style)
  }
}
