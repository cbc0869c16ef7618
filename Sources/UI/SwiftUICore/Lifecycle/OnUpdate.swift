extension View {
  /// Runs an action with a value at first and whenever it changes, whether the view is shown or
  /// not.
  ///
  /// Pages that lie below others hear of changes in this way; actions run after views are brought
  /// up to date, and may write state.
  nonisolated package func onUpdate<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(UpdateAction(value: value, action: action))
  }
}

/// Hears of every change of a value.
nonisolated struct UpdateAction<V: Equatable>: BoxModifier {
  let value: V
  let action: (V) -> Void

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    UpdateActionNode(modifier, around: inner, in: slot)
  }
}

/// The node of an `UpdateAction`.
final class UpdateActionNode<V: Equatable>: BoxNode<UpdateAction<V>> {
  override init(_ modifier: UpdateAction<V>, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    tell()
  }

  override func modifierDidChange(from old: UpdateAction<V>) {
    if old.value != modifier.value { tell() }
  }

  private func tell() {
    let modifier = modifier
    graph.actions.add { modifier.action(modifier.value) }
  }
}
