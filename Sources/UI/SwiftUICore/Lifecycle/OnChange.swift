extension View {
  /// Runs an action with the old and the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: false) { _, new in action(new) })
  }
}

/// Watches a value from update to update.
nonisolated struct ChangeAction<V: Equatable>: BoxModifier {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    ChangeActionNode(modifier, around: inner, in: slot)
  }
}

final class ChangeActionNode<V: Equatable>: BoxNode<ChangeAction<V>> {
  override func didAppear() {
    guard modifier.initial else { return }
    let modifier = modifier
    graph.actions.add { modifier.action(modifier.value, modifier.value) }
  }

  override func modifierDidChange(from old: ChangeAction<V>) {
    guard old.value != modifier.value, isPlaced else { return }
    let modifier = modifier
    graph.actions.add { modifier.action(old.value, modifier.value) }
  }
}
