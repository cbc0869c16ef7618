/// The views of a builder, arranged by a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  @MainActor static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    LayoutContainerNode<L>.reconcile(view.layout, view.content, in: &slot)
  }

  @MainActor static var _elementCount: _ElementCount { .fixed(1) }
}

extension LayoutContainerNode {
  static func reconcile<Content: View>(
    _ layout: L, _ content: Content, in slot: inout _ViewSlot
  ) {
    if let node = slot.existing(LayoutContainerNode<L>.self) {
      node.setLayout(layout)
      node.reconcile(content, into: &node.contentNode)
    } else {
      let node = LayoutContainerNode(layout, in: slot)
      slot.node = node
      node.reconcile(content, into: &node.contentNode)
    }
  }
}
