/// The node of a modifier that has a part in the preferences of what it stands around.
@MainActor class PreferenceNode<M: BoxModifier>: BoxNode<M> {
  override init(_ modifier: M, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    leadsToPreferences = true
  }

  override func modifierDidChange(from old: M) { notePreferenceChange() }
  override func didAppear() { notePreferenceChange() }
  override func didDisappear() { notePreferenceChange() }
}

/// Sets a preference.
nonisolated struct PreferenceWriter<K: PreferenceKey>: BoxModifier {
  let value: K.Value

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    PreferenceWriterNode<K>(modifier, around: inner, in: slot)
  }
}

final class PreferenceWriterNode<K: PreferenceKey>: PreferenceNode<PreferenceWriter<K>> {
  override func addPreference<Asked: PreferenceKey>(
    _ key: Asked.Type, to value: inout Asked.Value?
  ) {
    guard let own = modifier.value as? Asked.Value, Asked.self == K.self else {
      return super.addPreference(key, to: &value)
    }
    Asked.combine(own, into: &value)
  }
}

/// Changes a preference on its way up.
nonisolated struct PreferenceTransform<K: PreferenceKey>: BoxModifier {
  let transform: (inout K.Value) -> Void

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    PreferenceTransformNode<K>(modifier, around: inner, in: slot)
  }
}

final class PreferenceTransformNode<K: PreferenceKey>: PreferenceNode<PreferenceTransform<K>> {
  override func addPreference<Asked: PreferenceKey>(
    _ key: Asked.Type, to value: inout Asked.Value?
  ) {
    guard Asked.self == K.self else { return super.addPreference(key, to: &value) }
    var below: Asked.Value?
    super.addPreference(key, to: &below)
    guard var own = (below ?? Asked.defaultValue) as? K.Value else { return }
    modifier.transform(&own)
    if let own = own as? Asked.Value { Asked.combine(own, into: &value) }
  }
}

/// Hears of changes of a preference.
nonisolated struct PreferenceObserver<K: PreferenceKey>: BoxModifier where K.Value: Equatable {
  let action: (K.Value) -> Void

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    PreferenceObserverNode<K>(modifier, around: inner, in: slot)
  }
}

final class PreferenceObserverNode<K: PreferenceKey>: BoxNode<PreferenceObserver<K>>,
  LayoutListening
where K.Value: Equatable {
  private var last: K.Value?
  var isListening = false

  override init(
    _ modifier: PreferenceObserver<K>, around inner: LayoutNode?, in slot: _ViewSlot
  ) {
    super.init(modifier, around: inner, in: slot)
    hear()
  }

  override func modifierDidChange(from old: PreferenceObserver<K>) {}

  override func preferencesDidChange() { hear() }

  func deliver() {
    guard isAlive, isPlaced else { return }
    var value: K.Value?
    addPreference(K.self, to: &value)
    let new = value ?? K.defaultValue
    guard last != new else { return }
    last = new
    graph.actions.add { [self] in modifier.action(new) }
  }
}

extension LayoutNode {
  /// Tells everything above that a preference may have changed, and drops what was joined.
  final func notePreferenceChange() {
    var node: LayoutNode? = self
    while let current = node {
      current.preferenceCache.removeAll(keepingCapacity: true)
      current.preferencesDidChange()
      node = current.layoutParent
    }
  }
}

extension PreferenceKey {
  nonisolated static func combine(_ next: Value, into value: inout Value?) {
    guard var joined = value else { return value = next }
    reduce(value: &joined) { next }
    value = joined
  }
}
