import Foundation
import SwiftUICore

extension CellPainter {
  /// Draws the line of an outline; what is filled has no look of plain characters.
  mutating func paint(_ shape: ShapeContent, in area: CellArea) {
    guard shape.stroke != nil else { return paintGround(shape.color, in: area) }
    let style = style(in: shape.color, over: .plain)
    switch shape.outline {
    case .rectangle: paintBox(.square, around: area, style)
    case .roundedRectangle, .capsule, .ellipse: paintBox(.round, around: area, style)
    case .path(let steps): paint(steps, in: area, style)
    }
  }

  /// Draws the level and upright lines of a path.
  private mutating func paint(_ steps: [PathStep], in area: CellArea, _ style: CellStyle) {
    var last: CGPoint?
    for step in steps {
      guard let end = step.end else { continue }
      if case .line = step, let start = last { paintLine(from: start, to: end, in: area, style) }
      last = end
    }
  }

  private mutating func paintLine(
    from start: CGPoint, to end: CGPoint, in area: CellArea, _ style: CellStyle
  ) {
    let isLevel = abs(end.y - start.y) < cell.height / 2
    let isUpright = abs(end.x - start.x) < cell.width / 2
    guard isLevel != isUpright else { return }
    let frame = CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y),
      width: isLevel ? abs(end.x - start.x) : cell.width,
      height: isLevel ? cell.height : abs(end.y - start.y))
    let line = CellArea(
      frame.offsetBy(
        dx: CGFloat(area.columns.lowerBound) * cell.width,
        dy: CGFloat(area.rows.lowerBound) * cell.height), cell: cell)
    paintLine(along: isLevel ? .horizontal : .vertical, in: line, style)
  }
}

extension PathStep {
  /// Where the step leads to.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .close: nil
    }
  }
}
