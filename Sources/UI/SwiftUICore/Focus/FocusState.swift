/// Says which view has the keyboard, and moves it when written.
@propertyWrapper public struct FocusState<Value: Hashable>: InstalledProperty {
  private let none: Value
  private var slot: FocusSlot<Value>?

  /// Creates a state that says whether a view has the keyboard.
  public init() where Value == Bool { none = false }

  /// Creates a state that says which of several views has the keyboard, if any.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// Where the keyboard is; reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    get { slot?.state.value ?? none }
    nonmutating set { slot?.write(newValue) }
  }

  /// A binding to the state.
  public var projectedValue: FocusState<Value>.Binding { Binding(slot: slot, none: none) }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    if let kept = slot.storage {
      property.slot = unsafeDowncast(kept, to: FocusSlot<Value>.self)
    } else {
      let made = FocusSlot(property.none, graph: slot.node.graph, owner: slot.node.label)
      property.slot = made
      slot.storage = made
    }
  }

  @MainActor func touch() { _ = wrappedValue }

  @MainActor static func areSame(_ first: FocusState<Value>, _ second: FocusState<Value>) -> Bool {
    true
  }
}

extension FocusState {
  /// A two-way connection to a focus state of another view.
  @propertyWrapper public struct Binding {
    let slot: FocusSlot<Value>?
    let none: Value

    /// Where the keyboard is; reading it in a body makes the body depend on it.
    public var wrappedValue: Value {
      get { slot?.state.value ?? none }
      nonmutating set { slot?.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState.Binding: ComparedByRule {
  @MainActor static func areSame(
    _ first: FocusState<Value>.Binding, _ second: FocusState<Value>.Binding
  ) -> Bool {
    first.slot === second.slot
  }
}

/// The value of one `@FocusState`, and the views that it is about.
///
/// It may be written on any thread: `state` sees to that, `none` never changes, and the rest belongs
/// to the main actor. That is what the unchecked conformance rests on, since a value need not be
/// `Sendable`.
nonisolated final class FocusSlot<Value: Hashable>: @unchecked Sendable {
  let state: StateSlot<Value>
  private let none: Value
  @MainActor private var nodes: ContiguousArray<FocusBindingNode<Value>> = []
  private weak let graph: ViewGraph?

  @MainActor init(_ none: Value, graph: ViewGraph, owner: String) {
    self.none = none
    self.graph = graph
    state = StateSlot(none, graph: graph, owner: owner)
    graph.focus.add(self)
  }

  /// Asks for the focus to be moved.
  func write(_ value: Value) {
    state.value = value
    MainThread.run { [self] in
      graph?.focus.request { [weak self] in self?.moveFocus() }
    }
  }

  @MainActor func add(_ node: FocusBindingNode<Value>) {
    nodes.append(node)
    if let focused = graph?.focus.focused { follow(focused) }
  }

  @MainActor func remove(_ node: FocusBindingNode<Value>) { nodes.removeAll { $0 === node } }

  /// Moves the focus to the view of the value; one that isn't there leaves the focus where it is.
  @MainActor private func moveFocus() {
    guard let focus = graph?.focus else { return }
    let value = state.value
    if value == none {
      if let focused = focus.focused, node(around: focused) != nil { focus.focus(nil) }
      return
    }
    if let focused = focus.focused, node(around: focused)?.value == value { return }
    let target = nodes.first { $0.isPlaced && $0.value == value && $0.firstFocusable != nil }
    if let target { focus.focus(target.firstFocusable) }
    follow(focus.focused)
  }

  /// The innermost of the views that an element lies in.
  @MainActor private func node(around focused: LayoutNode) -> FocusBindingNode<Value>? {
    nodes.filter { $0.isPlaced && focused.isInside($0) }.max { $0.depth < $1.depth }
  }
}

extension FocusSlot: FocusFollowing {
  @MainActor func follow(_ focused: LayoutNode?) {
    let value = focused.flatMap { node(around: $0)?.value } ?? none
    if state.value != value { state.value = value }
  }
}
