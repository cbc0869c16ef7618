import Foundation
import SwiftUICore

/// Arranges a bar: leading items, a title, trailing items.
///
/// The title gets a line of its own where the items leave too little room for it, unless it is
/// to be kept in one line with them.
nonisolated struct BarLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  let metrics: RendererMetrics
  /// The room that is left free at both ends.
  let room: EdgeInsets
  let keepsOneLine: Bool

  /// Where a part of a bar lies, and what it is offered.
  ///
  /// That is what it was measured with: it may hand on otherwise what is just its size.
  private struct Place {
    var frame = CGRect.zero
    var offer = ProposedViewSize.unspecified
  }

  /// The parts in a bar.
  private struct Plan {
    var leading = Place()
    var title = Place()
    var trailing = Place()
    var height: CGFloat = 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let plan = plan(subviews, width: proposal.width)
    return CGSize(
      width: proposal.width
        ?? (plan.trailing.frame.maxX + max(metrics.padding.width, room.trailing)),
      height: plan.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let plan = plan(subviews, width: bounds.width)
    for (subview, place) in zip(subviews, [plan.leading, plan.title, plan.trailing]) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY),
        proposal: place.offer)
    }
  }

  private func plan(_ subviews: Subviews, width: CGFloat?) -> Plan {
    let (margin, gap) = (max(metrics.padding.width, room.leading), metrics.spacing.width)
    let leading = subviews[0].sizeThatFits(.unspecified)
    let title = subviews[1].sizeThatFits(.unspecified)
    let start = margin + leading.width + (leading.width > 0 ? gap : 0)
    let tools = subviews[2].sizeThatFits(.unspecified)
    let end = tools.width > 0 ? gap + tools.width : 0
    let room =
      width.map { $0 - max(metrics.padding.width, self.room.trailing) }
      ?? (start + title.width + end)
    let fits = start + title.width + end <= room
    let hasOwnLine = !fits && !keepsOneLine && title.width > 0

    let needed = hasOwnLine ? 0 : min(title.width, max((room - start) * 0.4, 0))
    var plan = Plan()
    plan.trailing.offer.width = max(room - start - needed - gap, 0)
    let trailing = subviews[2].sizeThatFits(plan.trailing.offer)
    let line = max(
      metrics.barHeight, leading.height, trailing.height, hasOwnLine ? 0 : title.height)
    plan.leading.frame = frame(leading, x: margin, in: line)
    plan.trailing.frame = frame(trailing, x: room - trailing.width, in: line)
    let titleRoom = hasOwnLine ? room - margin : max(plan.trailing.frame.minX - gap - start, 0)
    plan.title.offer.width = titleRoom
    let shown = subviews[1].sizeThatFits(plan.title.offer)
    let size = CGSize(width: min(shown.width, titleRoom), height: shown.height)
    plan.title.frame = frame(size, x: hasOwnLine ? margin : start, in: line)
    if hasOwnLine {
      plan.title.frame.origin.y = line
    } else if metrics.bars.centersTitle, let width {
      let middle = (width - size.width) / 2
      plan.title.frame.origin.x = min(
        max(middle, start), max(start + titleRoom - size.width, start))
    }
    plan.height = (hasOwnLine ? line + size.height : line) + metrics.barLine
    return plan
  }

  private func frame(_ size: CGSize, x: CGFloat, in height: CGFloat) -> CGRect {
    CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
  }
}
