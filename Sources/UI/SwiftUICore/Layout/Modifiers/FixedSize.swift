import Foundation

extension View {
  /// Gives the view its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length in some directions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }
}

/// Proposes nothing in some directions.
nonisolated struct FixedSize: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  @MainActor func size(around child: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal))
  }

  @MainActor func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
