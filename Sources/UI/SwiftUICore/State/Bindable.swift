public import Observation

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Only observable objects can be wrapped; this is here so that the compiler says so.
  @available(
    *, unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {
    fatalError("Bindable: \(Value.self) is not an object that conforms to Observable")
  }

  fileprivate init(object: Value) { wrappedValue = object }

  /// The wrapper itself, from which bindings are taken.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: .part(ObjectLocation(object: wrappedValue, path: keyPath)))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps an observable object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps an observable object.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Takes over another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A property of an object.
nonisolated final class ObjectLocation<Object: AnyObject, Value>: AnyPartLocation<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override var value: Value { object[keyPath: path] }
  override func write(_ value: Value) { object[keyPath: path] = value }

  @MainActor override func isSame(as other: AnyPartLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
