/// A value that is kept while a gesture is being made, and then is what it was before.
@propertyWrapper public struct GestureState<Value>: InstalledProperty {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var slot: StateSlot<Value>?

  /// Creates the state with the value that it has while no gesture is made.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Creates the state with the value that it has while no gesture is made.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates the state; going back to its value is shown under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates the state; a closure says how going back to its value is shown.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = reset
  }

  /// The value; reading it in a body makes the body depend on it.
  public var wrappedValue: Value { slot?.value ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    let kept =
      slot.storage as? StateSlot<Value>
      ?? StateSlot(property.initial, graph: slot.node.graph, owner: slot.node.label)
    property.slot = kept
    slot.storage = kept
  }

  @MainActor func touch() { _ = wrappedValue }

  /// A view's initial value says nothing after its first appearance.
  @MainActor static func areSame(_ first: Self, _ second: Self) -> Bool { true }

  @MainActor func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let slot else { return }
    var value = slot.value
    var transaction = TransactionScope.current
    transaction.isContinuous = true
    body(&value, &transaction)
    withTransaction(transaction) { slot.value = value }
  }

  @MainActor func reset() {
    guard let slot else { return }
    var transaction = TransactionScope.current
    onReset(slot.value, &transaction)
    withTransaction(transaction) { slot.value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates the state without a value.
  public init() { self.init(wrappedValue: nil) }
}
