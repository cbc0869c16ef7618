extension View {
  /// Ties the keyboard's being in this view to a state.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusBinding(binding: condition, value: true))
  }

  /// Ties the keyboard's being in this view to a value of a state.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusBinding(binding: binding, value: value))
  }

  /// Gives the keyboard to the view of a value when this view appears and nothing has it.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocus(binding: binding, value: value, priority: priority))
  }
}

/// When a default focus counts.
public nonisolated struct DefaultFocusEvaluationPriority: Sendable {
  let winsAlways: Bool

  /// While nothing has the keyboard.
  public static let automatic = DefaultFocusEvaluationPriority(winsAlways: false)
  /// Also if something else has the keyboard.
  public static let userInitiated = DefaultFocusEvaluationPriority(winsAlways: true)
}

/// A view that a focus state is about.
nonisolated struct FocusBinding<Value: Hashable>: BoxModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    FocusBindingNode<Value>(modifier, around: inner, in: slot)
  }
}

final class FocusBindingNode<Value: Hashable>: BoxNode<FocusBinding<Value>> {
  var value: Value { modifier.value }

  override func modifierDidChange(from old: FocusBinding<Value>) {
    guard isPlaced else { return }
    old.binding.slot?.remove(self)
    modifier.binding.slot?.add(self)
  }

  override func didAppear() { modifier.binding.slot?.add(self) }
  override func didDisappear() { modifier.binding.slot?.remove(self) }
}

/// Where the keyboard goes when nothing has it.
nonisolated struct DefaultFocus<Value: Hashable>: BoxModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    DefaultFocusNode<Value>(modifier, around: inner, in: slot)
  }
}

final class DefaultFocusNode<Value: Hashable>: BoxNode<DefaultFocus<Value>> {
  override func modifierDidChange(from old: DefaultFocus<Value>) {}

  override func didAppear() {
    guard graph.focus.focused == nil || modifier.priority.winsAlways else { return }
    modifier.binding.slot?.write(modifier.value)
  }
}
