public import Foundation

extension View {
  /// Draws the view away from where it is laid out.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(Offset(x: offset.width, y: offset.height))
  }

  /// Draws the view away from where it is laid out.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Offset(x: x, y: y))
  }

  /// Puts the view's middle at a point of the space it is offered, which it takes up.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(Position(point: position))
  }

  /// Puts the view's middle at a point of the space it is offered, which it takes up.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

/// Moves what is drawn.
nonisolated struct Offset: LayoutModifier {
  let x: CGFloat
  let y: CGFloat

  func fitted(to lengths: LayoutLengths) -> Offset {
    Offset(
      x: lengths.distance(x, along: .horizontal), y: lengths.distance(y, along: .vertical))
  }

  @MainActor func size(around child: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal)
  }

  @MainActor func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: x, y: y), proposal)
  }
}

/// Takes the whole proposal and puts the child's middle at a point of it.
nonisolated struct Position: LayoutModifier {
  let point: CGPoint

  @MainActor func size(around child: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  @MainActor func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = child.size(for: proposal)
    return (CGPoint(x: point.x - inner.width / 2, y: point.y - inner.height / 2), proposal)
  }
}
