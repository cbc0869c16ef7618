import Foundation

extension View {
  /// Puts views behind this one, offering them its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryLayer(content: content(), alignment: alignment, isInFront: false))
  }

  /// Puts a view behind this one, offering it its size.
  @_disfavoredOverload nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryLayer(content: background, alignment: alignment, isInFront: false))
  }

  /// Puts views in front of this one, offering them its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryLayer(content: content(), alignment: alignment, isInFront: true))
  }

  /// Puts a view in front of this one, offering it its size.
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryLayer(content: overlay, alignment: alignment, isInFront: true))
  }
}

/// Views behind or in front of another, which alone decides the size.
nonisolated struct SecondaryLayer<Layer: View>: BoxModifier {
  let content: Layer
  let alignment: Alignment
  let isInFront: Bool

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    SecondaryLayerNode(modifier, around: inner, in: slot)
  }
}

final class SecondaryLayerNode<Layer: View>: BoxNode<SecondaryLayer<Layer>> {
  @exclusivity(unchecked) private var layer: ViewNode?

  override init(
    _ modifier: SecondaryLayer<Layer>, around inner: LayoutNode?, in slot: _ViewSlot
  ) {
    super.init(modifier, around: inner, in: slot)
    fill()
  }

  private func fill() {
    let pile = LayoutView(
      layout: ZStackLayout(alignment: modifier.alignment), content: modifier.content)
    reconcile(pile, into: &layer)
    if let layer = layer as? LayoutNode, layer.layoutParent == nil { adopt(layer) }
  }

  override func modifierDidChange(from old: SecondaryLayer<Layer>) {
    fill()
    if old.alignment != modifier.alignment { setNeedsPlacement() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    layer.map(body)
  }

  private var layerNode: LayoutNode? { layer as? LayoutNode }

  override func placeChildren() {
    super.placeChildren()
    if let layerNode, let child { place(layerNode, over: child, at: modifier.alignment) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if !modifier.isInFront { layerNode.map(body) }
    super.forEachLayoutChild(body)
    if modifier.isInFront { layerNode.map(body) }
  }

  /// A layer that changes its size leaves the view that it belongs to alone.
  override func childDidResize(_ child: LayoutNode) {
    if child === layer { setNeedsPlacement() } else { super.childDidResize(child) }
  }
}

extension LayoutNode {
  /// Places a layer where it is lined up with the view that it belongs to, whose size it is offered.
  final func place(_ layer: LayoutNode, over child: LayoutNode, at alignment: Alignment) {
    let proposal = ProposedViewSize(placedSize)
    let dimensions = child.dimensions(for: child.placedProposal)
    let place = layer.dimensions(for: proposal)
    layer.wanted = (
      CGPoint(
        x: dimensions[alignment.horizontal] - place[alignment.horizontal],
        y: dimensions[alignment.vertical] - place[alignment.vertical]), proposal
    )
    settle(layer)
  }
}
