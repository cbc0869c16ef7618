import Foundation
import SwiftUICore

/// Keeps the renderer's distance below a row that is higher than the least height.
nonisolated struct RowGap: ViewModifier {
  let metrics: RendererMetrics
  /// Whether there is a distance already.
  let isOff: Bool

  @MainActor func body(content: Content) -> some View {
    RowGapLayout(gap: isOff ? 0 : metrics.rowGap, leastHeight: metrics.rowHeight) { content }
  }
}

/// Places one view with a gap below it if it is high.
private nonisolated struct RowGapLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  let gap: CGFloat
  let leastHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let row = subviews.first else { return .zero }
    var size = row.sizeThatFits(proposal)
    if size.height > leastHeight { size.height += gap }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
