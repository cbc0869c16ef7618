extension View {
  /// Sets a preference that is made of a place in the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWriter<K>(replaces: true) { $1 = transform(Anchor(value, of: $0)) })
  }

  /// Changes the preference of what the view contains by a place in the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorWriter<K>(replaces: false) { transform(&$1, Anchor(value, of: $0)) })
  }
}

/// Sets or changes a preference by a place in an element.
nonisolated struct AnchorWriter<K: PreferenceKey>: BoxModifier {
  /// Whether what is inside doesn't count.
  let replaces: Bool
  let write: (LayoutNode, inout K.Value) -> Void

  init(replaces: Bool, _ write: @escaping (LayoutNode, inout K.Value) -> Void) {
    self.replaces = replaces
    self.write = write
  }

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    AnchorWriterNode<K>(modifier, around: inner, in: slot)
  }
}

/// The node of an `AnchorWriter`.
final class AnchorWriterNode<K: PreferenceKey>: BoxNode<AnchorWriter<K>> {
  override init(_ modifier: AnchorWriter<K>, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    leadsToPreferences = true
    markLeadsToFrameReaders()
  }

  override func modifierDidChange(from old: AnchorWriter<K>) { notePreferenceChange() }
  override func didAppear() { notePreferenceChange() }
  override func didDisappear() { notePreferenceChange() }
  override func checkFrames() { notePreferenceChange() }

  override func placeChildren() {
    super.placeChildren()
    notePreferenceChange()
  }

  override func addPreference<Asked: PreferenceKey>(
    _ key: Asked.Type, to value: inout Asked.Value?
  ) {
    guard Asked.self == K.self else { return super.addPreference(key, to: &value) }
    var below: Asked.Value?
    if !modifier.replaces { super.addPreference(key, to: &below) }
    guard var own = (below ?? Asked.defaultValue) as? K.Value else { return }
    modifier.write(self, &own)
    if let own = own as? Asked.Value { Asked.combine(own, into: &value) }
  }
}
