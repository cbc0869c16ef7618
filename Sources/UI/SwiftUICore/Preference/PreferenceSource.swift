/// A view without size or element that hands a value to the views around it.
package nonisolated struct PreferenceSource<K: PreferenceKey>: PrimitiveView {
  let value: K.Value

  /// Hands a value on.
  package init(_ key: K.Type, value: K.Value) { self.value = value }

  @MainActor package static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    if let node = slot.existing(PreferenceSourceNode<K>.self) {
      node.value = view.value
    } else {
      slot.node = PreferenceSourceNode<K>(view.value, in: slot)
    }
  }

  @MainActor package static var _elementCount: _ElementCount { .fixed(1) }
}

/// The node of a `PreferenceSource`.
final class PreferenceSourceNode<K: PreferenceKey>: LayoutNode {
  var value: K.Value {
    didSet { if !areSame(oldValue, value) { notePreferenceChange() } }
  }

  init(_ value: K.Value, in slot: _ViewSlot) {
    self.value = value
    super.init(in: slot)
    leadsToPreferences = true
  }

  override func didAppear() { notePreferenceChange() }
  override func didDisappear() { notePreferenceChange() }

  override func addPreference<Asked: PreferenceKey>(
    _ key: Asked.Type, to joined: inout Asked.Value?
  ) {
    guard Asked.self == K.self, isPlaced, let value = value as? Asked.Value else { return }
    Asked.combine(value, into: &joined)
  }

  override var label: String { "preference" }
}
