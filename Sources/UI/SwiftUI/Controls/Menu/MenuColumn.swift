import Foundation
import SwiftUICore

/// Lays out the items of a menu below each other, all as wide as the widest.
///
/// Of the lines that sections bring along those are shown that lie between items.
nonisolated struct MenuColumn: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  let metrics: MenuMetrics
  /// The height of a line between items.
  let lineHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = width(of: subviews, in: proposal.width)
    let rows = rows(of: subviews, width: width)
    return CGSize(
      width: width + 2 * metrics.padding,
      height: (rows.compactMap { $0?.maxY }.max() ?? metrics.padding) + metrics.padding)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let rows = rows(of: subviews, width: bounds.width - 2 * metrics.padding)
    for (subview, row) in zip(subviews, rows) {
      let frame = row ?? CGRect(x: 0, y: -1000, width: 0, height: 0)
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func width(of subviews: Subviews, in room: CGFloat?) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let wanted = max(widest, metrics.itemWidth)
    return room.map { max(min(wanted, $0 - 2 * metrics.padding), 0) } ?? wanted
  }

  /// Where the views lie; `nil` for lines that are not shown.
  private func rows(of subviews: Subviews, width: CGFloat) -> [CGRect?] {
    var rows = [CGRect?](repeating: nil, count: subviews.count)
    var y = metrics.padding
    // A line is shown once something comes behind it.
    var line: Int?
    var hasItems = false
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      if size.height <= lineHeight {
        if hasItems, line == nil || !isEdge(subviews[index]) { line = index }
        continue
      }
      if let line {
        rows[line] = CGRect(
          x: 0, y: y + metrics.dividerMargin, width: width + 2 * metrics.padding,
          height: lineHeight)
        y += 2 * metrics.dividerMargin + lineHeight
      }
      (line, hasItems) = (nil, true)
      rows[index] = CGRect(x: metrics.padding, y: y, width: width, height: size.height)
      y += size.height
    }
    return rows
  }

  private func isEdge(_ subview: LayoutSubview) -> Bool { subview[IsMenuSectionEdgeKey.self] }
}
