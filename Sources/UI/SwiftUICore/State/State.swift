/// A value that belongs to a view's place in the graph and outlives the view's value.
@propertyWrapper public struct State<Value>: InstalledProperty {
  private let initial: Value
  private var slot: StateSlot<Value>?

  /// Creates the state with the value that it has when the view first appears.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates the state with the value that it has when the view first appears.
  public init(initialValue value: Value) { initial = value }

  /// The value; reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    get { slot?.value ?? initial }
    nonmutating set {
      guard let slot else {
        Diagnostics.report(
          "State<\(Value.self)> was written outside of a view that is on screen; "
            + "the write has no effect")
        return
      }
      slot.value = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let slot else { return .constant(initial) }
    return Binding(location: .state(slot))
  }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    if let kept = slot.storage {
      property.slot = unsafeDowncast(kept, to: StateSlot<Value>.self)
    } else {
      let made = StateSlot(property.initial, graph: slot.node.graph, owner: slot.node.label)
      property.slot = made
      slot.storage = made
    }
  }

  @MainActor func touch() { _ = wrappedValue }

  /// A view's initial value says nothing after its first appearance.
  @MainActor static func areSame(_ first: State<Value>, _ second: State<Value>) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
