/// Evaluates the body of a value that isn't a view but is made of others all the same: an
/// application, a scene, commands, the content of a toolbar.
///
/// The value's dynamic properties are kept at this place of the graph.
package nonisolated struct ValueBody<Value, Content: View>: PrimitiveView {
  let value: Value
  let content: @MainActor (Value) -> Content

  /// Evaluates a body.
  ///
  /// - Parameters:
  ///   - value: The value; what its body reads makes this place alone run again.
  ///   - content: The body of the value, as a view.
  package init(of value: Value, content: @escaping @MainActor (Value) -> Content) {
    self.value = value
    self.content = content
  }

  @MainActor package static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    if let node = slot.existing(ValueBodyNode<Value, Content>.self) {
      node.replace(with: view)
    } else {
      let node = ValueBodyNode(view, in: slot)
      slot.node = node
      node.update()
    }
  }

  @MainActor package static var _elementCount: _ElementCount { Content._elementCount }
}

/// The node of a `ValueBody`.
final class ValueBodyNode<Value, Content: View>: ViewNode {
  private var value: Value
  private var content: @MainActor (Value) -> Content
  private var properties: DynamicProperties
  @exclusivity(unchecked) private var child: ViewNode?

  init(_ view: ValueBody<Value, Content>, in slot: _ViewSlot) {
    value = view.value
    content = view.content
    properties = DynamicProperties(of: Value.self, restoring: slot.parent.graph.restoring)
    super.init(in: slot)
    properties.install(in: &value, node: self)
  }

  func replace(with view: ValueBody<Value, Content>) {
    graph.counters.comparisons += 1
    let isSame = Comparison.ofView(Value.self).areSame(value, view.value)
    if isSame, !needsUpdate { return }
    content = view.content
    if !isSame {
      value = view.value
      properties.install(in: &value, node: self)
    }
    update()
  }

  override func update() {
    needsUpdate = false
    graph.countBody(of: Value.self)
    let body = tracker.track(observing: Value.self) {
      properties.update(in: &value)
      return content(value)
    }
    reconcile(body, into: &child)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  override func park(in state: ParkedState) {
    state.add(Value.self, properties.storages)
    super.park(in: state)
  }

  override var label: String { typeName(Value.self) }
}
