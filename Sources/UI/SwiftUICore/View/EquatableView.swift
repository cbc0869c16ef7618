/// A view that is evaluated again only when its own `==` says that it changed.
public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView {
  /// The view that is compared.
  public var content: Content

  /// Wraps a view that can compare itself.
  public init(content: Content) { self.content = content }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(EquatableNode<Content>.self) ?? EquatableNode(view.content, in: slot)
    node.show(view.content)
    slot.node = node
  }

  @MainActor public static var _elementCount: _ElementCount { Content._elementCount }
}

extension View where Self: Equatable {
  /// Prevents the view from updating its child while its new value equals the old one.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Stops an update whose value its view holds to be equal.
final class EquatableNode<Content: Equatable & View>: ViewNode {
  private var content: Content
  @exclusivity(unchecked) private var child: ViewNode?

  init(_ content: Content, in slot: _ViewSlot) {
    self.content = content
    super.init(in: slot)
  }

  func show(_ new: Content) {
    if child != nil, new == content { return }
    content = new
    reconcile(new, into: &child)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}
