/// The key of a value that the focused view, or the window in front, hands to commands.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the focused view and the window in front hand to commands.
public nonisolated struct FocusedValues {
  private var entries: [ObjectIdentifier: any FocusedEntry] = [:]

  /// Creates values of which there are none.
  package init() {}

  /// The value of a key; `nil` while nothing in focus hands on one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (entries[ObjectIdentifier(key)] as? TypedEntry<Key.Value>)?.value }
    set { entries[ObjectIdentifier(key)] = newValue.map { TypedEntry(value: $0) } }
  }

  /// The observable object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (entries[ObjectIdentifier(type)] as? TypedEntry<Object>)?.value }
    set { entries[ObjectIdentifier(type)] = newValue.map { TypedEntry(value: $0) } }
  }

  @MainActor fileprivate func isSame(as other: FocusedValues) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { key, entry in other.entries[key].map(entry.isSame) ?? false }
  }
}

extension FocusedValues: Equatable {
  public static func == (left: FocusedValues, right: FocusedValues) -> Bool {
    MainThread.assume((left, right)) { $0.0.isSame(as: $0.1) }
  }
}

extension FocusedValues: ComparedByRule {
  @MainActor static func areSame(_ first: FocusedValues, _ second: FocusedValues) -> Bool {
    first.isSame(as: second)
  }
}

/// A value of some type that is handed on.
private nonisolated protocol FocusedEntry {
  @MainActor func isSame(as other: any FocusedEntry) -> Bool
}

private nonisolated struct TypedEntry<Value>: FocusedEntry {
  let value: Value

  @MainActor func isSame(as other: any FocusedEntry) -> Bool {
    guard let other = other as? TypedEntry<Value> else { return false }
    return areSame(value, other.value)
  }
}

extension EnvironmentValues {
  private enum FocusedValuesKey: EnvironmentKey {
    static var defaultValue: FocusedValues { FocusedValues() }
  }

  /// What is handed to commands.
  package var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}
