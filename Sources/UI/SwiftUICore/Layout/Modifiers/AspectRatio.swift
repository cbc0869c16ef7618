public import Foundation

/// How a view with a fixed ratio of its sides is brought into a space of another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible within the space.
  case fit
  /// As small as possible around the space.
  case fill
}

extension View {
  /// Keeps the ratio of the view's width to its height; `nil` means its ideal ratio.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatio(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the ratio of a size's width to its height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatio(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
  }

  /// Makes the view as large as possible within the space it is offered.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as possible around the space it is offered.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Keeps a ratio.
nonisolated struct AspectRatio: LayoutModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor func size(around child: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(of: child, proposal))
  }

  @MainActor func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, inner(of: child, proposal))
  }

  @MainActor private func inner(
    of child: LayoutNode, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    let ratio = ratio ?? Self.idealRatio(of: child)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      let ideal = child.size(for: .unspecified)
      return ProposedViewSize(scaled(ideal, to: ratio))
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return ProposedViewSize(scaled(CGSize(width: width, height: height), to: ratio))
    }
  }

  private func scaled(_ size: CGSize, to ratio: CGFloat) -> CGSize {
    let isWide = size.width >= size.height * ratio
    return isWide == (mode == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }

  @MainActor private static func idealRatio(of child: LayoutNode) -> CGFloat {
    let ideal = child.size(for: .unspecified)
    return ideal.height > 0 ? ideal.width / ideal.height : 0
  }
}
