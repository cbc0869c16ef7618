import Foundation

/// Makes its content of the size and place it is given, taking all the space it is offered.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node =
      slot.existing(GeometryReaderNode<Content>.self) ?? GeometryReaderNode(view.content, in: slot)
    node.setMake(view.content)
    slot.node = node
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

/// Evaluates its content while it is placed, when its size and place are known.
final class GeometryReaderNode<Content: View>: GeometryNode {
  private var make: (GeometryProxy) -> Content
  private var pile: ViewNode?
  private var isStale = true
  private var lastSize: CGSize?
  /// The state that comes back to the content when it is made.
  private var parked: ParkedState?

  init(_ make: @escaping (GeometryProxy) -> Content, in slot: _ViewSlot) {
    self.make = make
    parked = slot.parent.graph.restoring?.take(ParkedState.self, of: GeometryReaderNode.self)
    super.init(in: slot)
  }

  func setMake(_ new: @escaping (GeometryProxy) -> Content) {
    guard !areSame(make, new) else { return }
    make = new
    invalidateContent()
  }

  override func update() {
    needsUpdate = false
    invalidateContent()
  }

  override func invalidateContent() {
    isStale = true
    setNeedsPlacement()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var ignoresContentSize: Bool { true }

  override func placeChildren() {
    if isStale || lastSize != placedSize { evaluate() }
    guard let pile = pile as? LayoutNode else { return }
    pile.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(placedSize))
    settle(pile)
  }

  private func evaluate() {
    isStale = false
    needsUpdate = false
    lastSize = placedSize
    forgetReads()
    graph.countBody(of: GeometryReader<Content>.self)
    let content = tracker.track(observing: GeometryReaderNode<Content>.self) {
      make(GeometryProxy(node: self))
    }
    graph.restoring = parked
    parked = nil
    reconcile(LayoutView(layout: ReaderLayout(), content: content), into: &pile)
    graph.restoring = nil
    if let pile = pile as? LayoutNode, pile.layoutParent == nil { adopt(pile) }
    graph.layoutQueue.measureAll()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { pile.map(body) }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    (pile as? LayoutNode).map(body)
  }

  override func park(in state: ParkedState) {
    let inner = parked ?? ParkedState()
    pile?.park(in: inner)
    state.add(inner, of: GeometryReaderNode.self, isWorthKeeping: inner.isWorthKeeping)
  }

  override var label: String { "GeometryReader" }
}

/// Puts every view at the top leading corner.
nonisolated struct ReaderLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
