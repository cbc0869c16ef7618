/// A two-way connection to a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let location: BindingLocation<Value>
  private var wishes: Wishes?

  init(location: BindingLocation<Value>) { self.location = location }

  /// How writes through this binding are to be shown.
  public var transaction: Transaction {
    get { wishes?.transaction ?? Transaction() }
    set { wishes = newValue.isPlain ? nil : Wishes(newValue) }
  }

  /// Creates a binding from closures.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.init(location: .closures(get: Self.plain(get), set: Self.plain(set)))
  }

  /// Creates a binding from closures that are called where the binding is used.
  package init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    self.init(location: .closures(get: get, set: set))
  }

  /// The value; reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another binding's projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: .constant(value))
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let location = BindingLocation.part(PartLocation(whole: location, path: keyPath))
    return Binding<Subject>(location: location).with(wishes)
  }

  /// Creates a binding to an optional of another binding's value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.map({ $0 }, back: { value, old in value ?? old })
  }

  /// Creates a binding to the value inside an optional; fails while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = base.map({ $0 ?? value }, back: { value, _ in value })
  }

  private func write(_ value: Value) {
    guard let wishes, MainThread.isCurrent else { return location.write(value) }
    MainThread.assume((location, value, wishes.transaction)) { target in
      withTransaction(target.2) { target.0.write(target.1) }
    }
  }

  func with(_ wishes: Wishes?) -> Binding<Value> {
    var binding = self
    binding.wishes = wishes
    return binding
  }

  private func map<Other>(
    _ forth: @escaping (Value) -> Other, back: @escaping (Other, Value) -> Value
  ) -> Binding<Other> {
    let location = location
    return Binding<Other>(
      location: .closures(
        get: { forth(location.value) },
        set: { location.write(back($0, location.value)) })
    ).with(wishes)
  }

  /// Takes the isolation off a closure: bindings are read and written where their closures belong.
  private static func plain<Function, Plain>(_ function: Function) -> Plain {
    unsafeBitCast(function, to: Plain.self)
  }
}

extension Binding {
  /// A binding whose writes are shown under a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding whose writes are shown with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

/// How writes through a binding are to be shown.
nonisolated final class Wishes {
  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: InstalledProperty {
  /// Bindings are the same if they reach the same place the same way.
  @MainActor static func areSame(_ first: Binding<Value>, _ second: Binding<Value>) -> Bool {
    first.location.isSame(as: second.location)
      && first.wishes?.transaction.animation == second.wishes?.transaction.animation
  }
}
