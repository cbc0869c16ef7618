/// Makes its content of a proxy that can scroll what is inside.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node =
      slot.existing(ScrollReaderNode<Content>.self) ?? ScrollReaderNode(view.content, in: slot)
    slot.node = node
    node.show(view.content)
  }

  @MainActor public static var _elementCount: _ElementCount { Content._elementCount }
}

/// Scrolls the views inside a reader.
public struct ScrollViewProxy {
  let node: ViewNode

  /// Scrolls until the view with an identity is in sight.
  ///
  /// With an anchor, that point of the view meets the same point of the viewport; without one, the
  /// content moves as little as needed to show the view whole.
  @MainActor @preconcurrency public func scrollTo<ID: Hashable>(
    _ id: ID, anchor: UnitPoint? = nil
  ) {
    node.graph.scrollTargets.request(AnyHashable(id), anchor: anchor, below: node)
  }
}

/// Evaluates the content of a reader.
final class ScrollReaderNode<Content: View>: ViewNode {
  private var make: (ScrollViewProxy) -> Content
  @exclusivity(unchecked) private var child: ViewNode?

  init(_ make: @escaping (ScrollViewProxy) -> Content, in slot: _ViewSlot) {
    self.make = make
    super.init(in: slot)
  }

  func show(_ new: @escaping (ScrollViewProxy) -> Content) {
    if child != nil, !needsUpdate, areSame(make, new) { return }
    make = new
    update()
  }

  override func update() {
    needsUpdate = false
    graph.countBody(of: ScrollViewReader<Content>.self)
    let content = tracker.track(observing: ScrollReaderNode<Content>.self) {
      make(ScrollViewProxy(node: self))
    }
    reconcile(content, into: &child)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
  override var label: String { "ScrollViewReader" }
}
