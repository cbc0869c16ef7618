import Foundation

/// Arranges the cells of rows in shared columns.
nonisolated struct GridLayout: BuiltInLayout, Equatable {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = [GridCell]

  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  func makeCache(subviews: Subviews) -> [GridCell] { GridCell.arrange(subviews) }

  func updateCache(_ cache: inout [GridCell], subviews: Subviews) {
    cache = GridCell.arrange(subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [GridCell]
  ) -> CGSize {
    let plan = GridPlan(self, cells: cache, in: subviews, proposal: proposal)
    return CGSize(width: plan.width, height: plan.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [GridCell]
  ) {
    let plan = GridPlan(self, cells: cache, in: subviews, proposal: proposal)
    for cell in cache { place(cell, plan, bounds.origin) }
  }

  private func place(_ cell: GridCell, _ plan: GridPlan, _ origin: CGPoint) {
    let area = plan.area(of: cell)
    let proposal = plan.proposal(for: cell)
    let dimensions = cell.subview.dimensions(in: proposal)
    var point = CGPoint(x: origin.x + area.minX, y: origin.y + area.minY)
    if let anchor = cell.anchor {
      point.x += anchor.x * (area.width - dimensions.width)
      point.y += anchor.y * (area.height - dimensions.height)
    } else {
      let horizontal = plan.guide(of: cell)
      let vertical = cell.rowAlignment ?? alignment.vertical
      point.x += horizontal.key.position(in: area.size) - dimensions[horizontal]
      point.y +=
        cell.isWholeRow
        ? vertical.key.position(in: area.size) - dimensions[vertical]
        : plan.guidePosition(in: cell.row, vertical, area) - dimensions[vertical]
    }
    cell.subview.place(at: point, proposal: proposal)
  }
}

/// A view in a grid: which row it is in and which columns it takes.
nonisolated struct GridCell {
  let subview: LayoutSubview
  let row: Int
  var columns: Range<Int>
  let isWholeRow: Bool
  let rowAlignment: VerticalAlignment?

  var anchor: UnitPoint? { subview[GridAnchor.self] }
  var columnGuide: HorizontalAlignment? { subview[GridColumnAlignment.self] }
  var unsizedAxes: Axis.Set { subview[GridUnsizedAxes.self] }

  /// Finds the cells; a view outside of a row is a row of its own over all columns.
  static func arrange(_ subviews: LayoutSubviews) -> [GridCell] {
    var cells: [GridCell] = []
    var current: GridRowNode?
    var (row, column) = (-1, 0)
    for subview in subviews {
      let owner = MainThread.assume(subview.node) { $0.findGridRow() }
      if owner == nil || owner !== current {
        row += 1
        column = 0
      }
      current = owner
      let span = owner == nil ? 1 : max(subview[GridColumns.self], 1)
      cells.append(
        GridCell(
          subview: subview, row: row, columns: column..<column + span, isWholeRow: owner == nil,
          rowAlignment: MainThread.assume(owner) { $0?.alignment }))
      column += span
    }
    let count = max(cells.map(\.columns.upperBound).max() ?? 0, 1)
    for index in cells.indices where cells[index].isWholeRow { cells[index].columns = 0..<count }
    return cells
  }
}
