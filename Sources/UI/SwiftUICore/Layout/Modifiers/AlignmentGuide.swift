public import Foundation

extension View {
  /// Places a horizontal guide of the view.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: g.key, place: computeValue))
  }

  /// Places a vertical guide of the view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: g.key, place: computeValue))
  }
}

/// Places a guide.
nonisolated struct AlignmentGuide: BoxModifier {
  let key: AlignmentKey
  let place: (ViewDimensions) -> CGFloat

  @MainActor static func makeBox(
    _ modifier: AlignmentGuide, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<AlignmentGuide> {
    AlignmentGuideNode(modifier, around: inner, in: slot)
  }
}

final class AlignmentGuideNode: BoxNode<AlignmentGuide> {
  override init(_ modifier: AlignmentGuide, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    graph.guides.add(modifier.key)
  }

  override func modifierDidChange(from old: AlignmentGuide) {
    graph.guides.add(modifier.key)
    setNeedsLayout()
  }

  override func findGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard key == modifier.key, let child else {
      return super.findGuide(key, proposal: proposal, size: size)
    }
    return trackLayout(of: AlignmentGuideNode.self) {
      modifier.place(child.dimensions(for: proposal))
    }
  }
}
