public import Observation

/// Reads a value of a view's environment.
@propertyWrapper public struct Environment<Value>: InstalledProperty {
  private enum Content {
    case path(KeyPath<EnvironmentValues, Value>)
    case read((EnvironmentScope) -> Value?, type: Any.Type)
  }

  private let content: Content
  private var scope: EnvironmentScope?

  /// Reads the value that a key path leads to.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .path(keyPath) }

  /// Reads an observable object by its type; there must be one.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    content = .read(
      { scope in MainThread.assume(ObjectKey<Value>.self) { scope.read($0) } }, type: Value.self)
  }

  /// Reads an observable object by its type, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .read(
      { scope in MainThread.assume(ObjectKey<T>.self) { scope.read($0) } }, type: T.self)
  }

  /// The value; reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    switch content {
    case .path(let path): EnvironmentValues(base: scope)[keyPath: path]
    case .read(let read, let type):
      found(scope.map(read), type)
    }
  }

  private func found(_ value: Value??, _ type: Any.Type) -> Value {
    guard let value else {
      fatalError("@Environment(\(type).self) was read outside of a view's body")
    }
    guard let value else {
      fatalError(
        "No Observable object of type \(type) found. A View.environment(_:) for \(type) may be "
          + "missing as an ancestor of this view.")
    }
    return value
  }

  @MainActor func touch() {
    switch content {
    case .path(let path): _ = EnvironmentValues(base: scope)[keyPath: path]
    case .read(let read, _): _ = scope.map(read)
    }
  }

  @MainActor public static func _install(_ property: inout Self, in slot: inout _PropertySlot) {
    property.scope = slot.node.scope
  }

  @MainActor static func areSame(_ first: Environment<Value>, _ second: Environment<Value>) -> Bool
  {
    switch (first.content, second.content) {
    case (.path(let first), .path(let second)): first == second
    case (.read(_, let first), .read(_, let second)): first == second
    default: false
    }
  }
}
