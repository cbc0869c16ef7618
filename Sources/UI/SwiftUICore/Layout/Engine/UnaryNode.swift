import Foundation

/// A node around exactly one other; by default it is as if it weren't there.
///
/// Either it owns its content, whose type says that it is one element, or it was put around one
/// element of a list (see `BoxListNode`).
@MainActor class UnaryNode: LayoutNode {
  /// The content, if this node owns it.
  @exclusivity(unchecked) final var contentNode: ViewNode?
  final private(set) var inner: LayoutNode?
  private final var isInnerStale = true
  private final var orientation: Axis?

  init(around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(in: slot)
    if let inner {
      isInnerStale = false
      takeIn(inner)
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { contentNode.map(body) }

  override func elementsDidChange() {
    isInnerStale = true
    setNeedsLayout()
  }

  override func prepareToMeasure() {
    guard isInnerStale else { return }
    isInnerStale = false
    var elements: ContiguousArray<LayoutNode> = []
    contentNode?.collectElements(into: &elements)
    guard let first = elements.first else { return inner = nil }
    takeIn(first)
  }

  private func takeIn(_ node: LayoutNode) {
    inner = node
    adopt(node)
    node.adoptOrientation(orientation)
  }

  override func adoptOrientation(_ axis: Axis?) {
    orientation = axis
    inner?.adoptOrientation(axis)
  }

  /// The inner node, collected if need be.
  final var child: LayoutNode? {
    prepareToMeasure()
    return inner
  }

  /// Where the inner node lies and what it is proposed, for a size of this node.
  func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child?.size(for: proposal) ?? .zero
  }

  override func findGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard let child else { return nil }
    let place = geometry(of: child, in: size, proposal: proposal)
    return child.explicitGuide(key, for: place.proposal).map { $0 + place.origin[key.axis] }
  }

  override func placeChildren() {
    guard let child else { return }
    child.wanted = geometry(of: child, in: placedSize, proposal: placedProposal)
    settle(child)
  }

  override func makeSpacing() -> ViewSpacing { child?.spacing ?? ViewSpacing() }
  override var priority: Double { child?.priority ?? 0 }

  override func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    child?.layoutValue(for: key) ?? K.defaultValue
  }

  override func findGridRow() -> GridRowNode? { gridRow ?? child?.findGridRow() }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { inner.map(body) }
}
