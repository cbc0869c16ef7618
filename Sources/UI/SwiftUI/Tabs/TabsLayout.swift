import Foundation
import SwiftUICore

/// Arranges the bar with the tabs and the page that is shown.
nonisolated struct TabsLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  let look: TabsLook

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let bar = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    let isBeside = look == .sidebar && bar.width > 0
    let taken =
      isBeside ? CGSize(width: bar.width, height: 0) : CGSize(width: 0, height: bar.height)
    let page = subviews[1].sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { max($0 - taken.width, 0) },
        height: proposal.height.map { max($0 - taken.height, 0) }))
    return CGSize(
      width: proposal.width ?? (page.width + taken.width),
      height: proposal.height ?? (page.height + taken.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let isBeside = look == .sidebar
    let offer = ProposedViewSize(width: bounds.width, height: isBeside ? bounds.height : nil)
    let bar = subviews[0].sizeThatFits(offer)
    var page = bounds
    var place = CGPoint(x: bounds.midX - bar.width / 2, y: bounds.minY)
    switch look {
    case .sidebar:
      place.x = bounds.minX
      page.origin.x += bar.width
      page.size.width = max(page.width - bar.width, 0)
    case .topBar:
      page.origin.y += bar.height
      page.size.height = max(page.height - bar.height, 0)
    case .bottomBar, .pages:
      page.size.height = max(page.height - bar.height, 0)
      place.y = page.maxY
    }
    subviews[0].place(at: place, proposal: offer)
    subviews[1].place(at: page.origin, proposal: ProposedViewSize(page.size))
  }
}
