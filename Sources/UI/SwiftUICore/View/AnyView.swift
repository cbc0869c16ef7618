/// A view of any type.
///
/// A value of another type at the same place is another identity: its state starts anew.
public nonisolated struct AnyView: PrimitiveView {
  let view: any View

  /// Wraps a view; wrapping a wrapped one adds nothing.
  public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Wraps a view that is already held as some view.
  public init(erasing view: some View) { self.init(view) }

  @MainActor public static func _reconcile(_ view: AnyView, in slot: inout _ViewSlot) {
    let node = slot.existing(BranchNode.self) ?? BranchNode(in: slot)
    show(view.view, in: node)
    slot.node = node
  }

  @MainActor private static func show<V: View>(_ view: V, in node: BranchNode) {
    node.show(view, branch: AnyHashable(ObjectIdentifier(V.self)))
  }

  @MainActor public static var _elementCount: _ElementCount { .varying }
}
