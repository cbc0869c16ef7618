import Foundation

/// The grid of a renderer that shows whole cells only.
///
/// Lengths that a view names are rounded before layout, so that everything worked out from them
/// lies on the grid; what layouts divide is rounded when a node answers and when it is placed.
/// A renderer that shows any length has no grid, and nothing is rounded.
nonisolated struct LengthGrid: Equatable, Sendable {
  private let cell: CGSize

  init(cell: CGSize) { self.cell = cell }

  /// The distance between two views, or from an edge: the nearest number of cells.
  ///
  /// Half a column counts as one and half a row as none, because a row is twice as long.
  func distance(_ length: CGFloat, along axis: Axis) -> CGFloat {
    guard length.isFinite else { return length }
    let cells = length / cell[axis]
    let rounded =
      axis == .horizontal ? cells.rounded() : cells < 0 ? -Self.down(-cells) : Self.down(cells)
    return rounded * cell[axis]
  }

  /// The length of a view: the nearest number of cells, but at least one of what isn't empty.
  func length(_ length: CGFloat, along axis: Axis) -> CGFloat {
    guard length.isFinite, length > 0 else { return length }
    let cells = length / cell[axis]
    return cells < 0.01 ? 0 : max(cells.rounded(), 1) * cell[axis]
  }

  /// The size of a view, each length rounded.
  func size(_ size: CGSize) -> CGSize {
    CGSize(
      width: length(size.width, along: .horizontal), height: length(size.height, along: .vertical))
  }

  /// The nearest corner of a cell; from the middle between two, the leading or upper one.
  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(x: position(point.x, along: .horizontal), y: position(point.y, along: .vertical))
  }

  func position(_ position: CGFloat, along axis: Axis) -> CGFloat {
    position.isFinite ? Self.down(position / cell[axis]) * cell[axis] : position
  }

  func insets(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: distance(insets.top, along: .vertical),
      leading: distance(insets.leading, along: .horizontal),
      bottom: distance(insets.bottom, along: .vertical),
      trailing: distance(insets.trailing, along: .horizontal))
  }

  /// Rounds to the nearest whole number, from the middle downwards.
  private static func down(_ number: CGFloat) -> CGFloat { (number - 0.5).rounded(.up) }
}

/// The lengths of a graph's renderer, as layout asks for them.
nonisolated final class LayoutLengths: Sendable {
  let metrics: RendererMetrics
  /// What lengths are rounded to; `nil` where any length can be shown.
  let grid: LengthGrid?
  /// The spacing of a view that says nothing about it.
  let plainSpacing: ViewSpacing

  init(_ metrics: RendererMetrics) {
    self.metrics = metrics
    grid = metrics.cell.map { LengthGrid(cell: $0) }
    plainSpacing = .plain(metrics.spacing)
  }

  func distance(_ length: CGFloat, along axis: Axis) -> CGFloat {
    grid?.distance(length, along: axis) ?? length
  }

  func length(_ length: CGFloat, along axis: Axis) -> CGFloat {
    grid?.length(length, along: axis) ?? length
  }
}

extension LayoutNode {
  /// The lengths of the renderer that shows the node.
  final var lengths: LayoutLengths { graph.lengths }

  /// Moves the edges of the area where a program's layout wants the node onto the grid.
  ///
  /// Areas that meet still do, and a node that fills its area fills the rounded one.
  final func snap(to grid: LengthGrid) {
    let start = grid.point(wanted.origin)
    for axis in Axis.allCases {
      guard let length = wanted.proposal[axis], length.isFinite else { continue }
      let end = grid.position(wanted.origin[axis] + length, along: axis)
      wanted.proposal[axis] = max(end - start[axis], 0)
    }
    wanted.origin = start
  }
}
