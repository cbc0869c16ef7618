import Foundation
import SwiftUICore

extension CellPainter {
  /// Draws an image; of a picture that cannot be had what those hear who cannot see it.
  mutating func paint(
    _ image: ImageContent, named names: AccessibilityProperties, in area: CellArea,
    _ context: Context
  ) {
    let style = context.style
    let label = names.isHidden ? nil : names.label ?? image.label
    switch image.source {
    case .symbol(let name):
      let characters = SymbolTable.characters(for: name)
      let style = self.style(in: image.color, over: style)
      draw {
        $0.put(
          characters, column: area.columns.lowerBound, row: area.middleRow, room: area.width,
          style: style)
      }
    case .resource(let name): paintPicture(label ?? name, nil, in: area, style)
    case .placeholder: break
    case .encoded(let data, let pixels):
      let ratio = pictures?.cellRatio ?? PixelPicture.usualCellRatio
      let turned = area.turned(by: context.quarterTurns, cellRatio: ratio)
      if !paint(data, in: turned, turns: context.quarterTurns) {
        paintPicture(label, pixels, in: area, style)
      }
    }
  }

  /// Draws the part of a picture that shows.
  ///
  /// - Returns: Whether it is known how it looks.
  private mutating func paint(_ data: Data, in area: CellArea, turns: Int) -> Bool {
    let place = PicturePlace(
      area: area, visible: area.intersection(clip), quarterTurns: turns)
    guard !place.visible.isEmpty, isDrawn(place.visible) else { return true }
    guard let cells = pictures?.cells(of: data, at: place) else { return false }
    draw { $0.put(cells, at: place) }
    return true
  }

  /// Draws a picture as a frame with its description; one that only decorates is left out.
  private mutating func paintPicture(
    _ label: String?, _ pixels: CGSize?, in area: CellArea, _ style: CellStyle
  ) {
    guard let label, !label.isEmpty, area.width > 1 else { return }
    let size = pixels.map { "\(Int($0.width))×\(Int($0.height))" }
    guard area.height > 2, area.width > 2 else {
      // In the place of a word or two a sign says more than the start of a description.
      let text = "[\([label, size].compactMap(\.self).joined(separator: " "))]"
      draw {
        $0.put(
          area.width < 4 ? String(label.prefix(1)) : text, column: area.columns.lowerBound,
          row: area.rows.lowerBound, room: area.width, style: style)
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

extension CellArea {
  /// The area after so many quarter turns around its middle.
  fileprivate func turned(by quarters: Int, cellRatio: CGFloat) -> CellArea {
    guard !quarters.isMultiple(of: 2) else { return self }
    let width = max(Int((CGFloat(self.height) * cellRatio).rounded()), 1)
    let height = max(Int(CGFloat(self.width) / cellRatio), 1)
    let left = columns.lowerBound + (self.width - width) / 2
    let top = rows.lowerBound + (self.height - height) / 2
    return CellArea(columns: left..<left + width, rows: top..<top + height)
  }
}
