import Foundation

extension View {
  /// Puts a view in front of this one that is made of its preference.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayer<K, V>(alignment: alignment, isInFront: true, make: transform))
  }

  /// Puts a view behind this one that is made of its preference.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayer<K, V>(alignment: alignment, isInFront: false, make: transform))
  }
}

/// A layer that is made of a preference of the view it belongs to.
nonisolated struct PreferenceLayer<K: PreferenceKey, Layer: View>: BoxModifier {
  let alignment: Alignment
  let isInFront: Bool
  let make: (K.Value) -> Layer

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    PreferenceLayerNode<K, Layer>(modifier, around: inner, in: slot)
  }
}

/// The node of a `PreferenceLayer`; the layer is made when the preference is known.
final class PreferenceLayerNode<K: PreferenceKey, Layer: View>: BoxNode<PreferenceLayer<K, Layer>>,
  LayoutListening
{
  var isListening = false
  @exclusivity(unchecked) private var layer: ViewNode?
  private var last: K.Value?

  override init(
    _ modifier: PreferenceLayer<K, Layer>, around inner: LayoutNode?, in slot: _ViewSlot
  ) {
    super.init(modifier, around: inner, in: slot)
    hear()
  }

  override func preferencesDidChange() { hear() }

  override func modifierDidChange(from old: PreferenceLayer<K, Layer>) {
    if layer != nil { update() }
  }

  func deliver() {
    guard isAlive, isPlaced else { return }
    var value: K.Value?
    child?.addPreference(K.self, to: &value)
    let new = value ?? K.defaultValue
    if let last, areSame(last, new) { return }
    last = new
    update()
  }

  override func update() {
    needsUpdate = false
    guard let last else { return }
    let content = tracker.track(observing: PreferenceLayerNode<K, Layer>.self) {
      modifier.make(last)
    }
    let pile = LayoutView(layout: ZStackLayout(alignment: modifier.alignment), content: content)
    reconcile(pile, into: &layer)
    if let layer = layer as? LayoutNode, layer.layoutParent == nil { adopt(layer) }
    setNeedsPlacement()
  }

  private var layerNode: LayoutNode? { layer as? LayoutNode }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    layer.map(body)
  }

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
