/// Stands for a view with a body.
final class CompositeNode<V: View>: ViewNode, ChangeTelling {
  private var view: V
  private(set) var properties: DynamicProperties
  @exclusivity(unchecked) private var child: ViewNode?
  private var motion: ViewMotion<V>?

  static func reconcile(_ view: V, in slot: inout _ViewSlot) {
    if let node = slot.existing(CompositeNode<V>.self) {
      node.replace(with: view)
    } else {
      let node = CompositeNode(view, in: slot)
      slot.node = node
      node.update()
    }
  }

  private init(_ view: V, in slot: _ViewSlot) {
    self.view = view
    properties = DynamicProperties(of: V.self, restoring: slot.parent.graph.restoring)
    super.init(in: slot)
    properties.install(in: &self.view, node: self)
  }

  private func replace(with new: V) {
    graph.counters.comparisons += 1
    let isSame = Comparison.ofView(V.self).areSame(view, new)
    if isSame, !needsUpdate { return }
    if !isSame {
      motion = follow(motion, from: view, to: new)
      view = new
      noteCause(ChangeRecord.viewValue)
      properties.install(in: &view, node: self)
    }
    update()
  }

  override func update() {
    needsUpdate = false
    graph.countBody(of: V.self)
    let body = tracker.track(observing: V.self) {
      properties.update(in: &view)
      return (motion?.shown(view) ?? view).body
    }
    reconcile(body, into: &child)
  }

  override func willTearDown() {
    motion?.stop()
    super.willTearDown()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  override func park(in state: ParkedState) {
    state.add(V.self, properties.storages)
    super.park(in: state)
  }

  var evaluated: V { view }
  override var viewType: Any.Type? { V.self }
  override var label: String { typeName(V.self) }
}

/// The name of a type without its module and generic arguments, for messages and counters.
nonisolated func typeName(_ type: Any.Type) -> String {
  let name = "\(type)"
  return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
