/// A view whose identity is bound to a value.
nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @MainActor static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(IDNode.self) ?? IDNode(in: slot)
    node.show(view.content, id: AnyHashable(view.id))
    slot.node = node
  }

  @MainActor static var _elementCount: _ElementCount { Content._elementCount }
}

extension View {
  /// Binds the view's identity to a value: another value is another view, with state of its own.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

/// Replaces its child when the identity changes, and knows it by name for scrolling.
final class IDNode: ViewNode {
  private(set) var id: AnyHashable?
  @exclusivity(unchecked) private var child: ViewNode?

  func show<V: View>(_ view: V, id: AnyHashable) {
    guard self.id != id else { return reconcile(view, into: &child) }
    let old = child
    if let known = self.id { graph.scrollTargets.remove(known, self) }
    self.id = id
    graph.scrollTargets.add(id, self)
    child = nil
    reconcile(view, into: &child)
    guard let old else { return }
    end(old)
    elementsDidChange()
  }

  override var rowIdentity: AnyHashable? { id }

  override func willTearDown() {
    if let id { graph.scrollTargets.remove(id, self) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }
}
