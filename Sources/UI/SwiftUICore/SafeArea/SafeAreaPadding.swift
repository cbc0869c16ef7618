public import Foundation

extension View {
  /// Keeps the view away from its edges, by lengths that are added to its safe area.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(padding: Padding(insets: insets, edges: .all)))
  }

  /// Keeps the view away from some of its edges, by a length that is added to its safe area; `nil`
  /// means the standard one.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      SafeAreaPadding(
        padding: Padding(insets: length.map { EdgeInsets($0, on: edges) }, edges: edges)))
  }

  /// Keeps the view away from its edges, by a length that is added to its safe area.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

/// Space around a view that is part of its safe area.
nonisolated struct SafeAreaPadding: BoxModifier {
  let padding: Padding

  func fitted(to lengths: LayoutLengths) -> SafeAreaPadding {
    SafeAreaPadding(padding: padding.fitted(to: lengths))
  }

  @MainActor static func makeBox(
    _ modifier: SafeAreaPadding, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<SafeAreaPadding> {
    SafeAreaPaddingNode(modifier, around: inner, in: slot)
  }
}

/// The node of a `SafeAreaPadding`.
final class SafeAreaPaddingNode: BoxNode<SafeAreaPadding>, SafeAreaNode {
  override init(_ modifier: SafeAreaPadding, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    graph.safeAreaCount += 1
  }

  override func willTearDown() {
    graph.safeAreaCount -= 1
    super.willTearDown()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.map { modifier.padding.size(around: $0, for: proposal) } ?? .zero
  }

  override func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    modifier.padding.geometry(of: child, in: size, proposal: proposal)
  }

  override func makeSpacing() -> ViewSpacing {
    child.map { modifier.padding.spacing(around: $0) } ?? ViewSpacing()
  }

  func safeInsets(around child: LayoutNode) -> EdgeInsets {
    modifier.padding.insets ?? EdgeInsets()
  }
}
