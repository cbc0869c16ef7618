public import Observation

/// Reads what the focused view or the window in front hands to commands.
@propertyWrapper public struct FocusedValue<Value>: InstalledProperty {
  private let read: (FocusedValues) -> Value?
  private let name: AnyHashable
  private var scope: EnvironmentScope?

  /// Reads the value that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
    name = keyPath
  }

  /// Reads an observable object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: Value.self] }
    name = ObjectIdentifier(Value.self)
  }

  /// The value; `nil` while nothing in focus hands on one.
  public var wrappedValue: Value? { read(EnvironmentValues(base: scope).focusedValues) }

  @MainActor func touch() { _ = wrappedValue }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    property.scope = slot.node.scope
  }

  @MainActor static func areSame(_ first: FocusedValue<Value>, _ second: FocusedValue<Value>)
    -> Bool
  {
    first.name == second.name
  }
}

/// Reads and writes through a binding that the focused view or the window in front hands on.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Takes up the binding that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value; `nil` while nothing in focus hands on a binding, and writes do nothing then.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      reading: { binding?.wrappedValue },
      writing: { value in if let value { binding?.wrappedValue = value } })
  }
}
