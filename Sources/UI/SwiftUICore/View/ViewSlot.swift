/// A place in the graph: what stands there now, and whom it belongs to.
///
/// A parent opens a slot around its child's node, lets the view's type fill it, and reads the node
/// back. An empty slot is filled with a new node; a filled one is updated.
@MainActor public struct _ViewSlot {
  package var node: ViewNode?
  package let parent: ViewNode
  package let scope: EnvironmentScope

  init(node: ViewNode?, parent: ViewNode, scope: EnvironmentScope) {
    self.node = node
    self.parent = parent
    self.scope = scope
  }

  /// The node that stands here, which the view's type knows to be of this class.
  ///
  /// Structure comes from types, so a slot is only ever filled by one view type; debug builds check.
  func existing<N: ViewNode>(_ type: N.Type) -> N? {
    node.map { unsafeDowncast($0, to: type) }
  }
}

extension ViewNode {
  /// Updates a child from a view, making it the first time.
  ///
  /// The property of the child should be `@exclusivity(unchecked)`: the access lasts for as long
  /// as all that is below is made, and checking it against those around it takes longer the
  /// deeper it is.
  final func reconcile<V: View>(_ view: V, into child: inout ViewNode?) {
    reconcile(view, into: &child, scope: scope)
  }

  /// Updates a child from a view whose environment is not the parent's.
  final func reconcile<V: View>(
    _ view: V, into child: inout ViewNode?, scope: EnvironmentScope
  ) {
    var slot = _ViewSlot(node: child, parent: self, scope: scope)
    V._reconcile(view, in: &slot)
    child = slot.node
  }
}
