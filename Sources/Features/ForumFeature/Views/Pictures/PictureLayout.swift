import SwiftUI

/// Shows a picture in its own size, no wider than its place and no taller than a limit.
struct PictureLayout: Layout {
  let maxHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let picture = subviews.first else { return .zero }
    let own = picture.sizeThatFits(.unspecified)
    return picture.sizeThatFits(
      ProposedViewSize(
        width: min(proposal.width ?? own.width, own.width),
        height: min(proposal.height ?? own.height, own.height, maxHeight)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
