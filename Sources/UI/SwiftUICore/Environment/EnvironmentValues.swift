/// The values that a view inherits from the views around it.
public nonisolated struct EnvironmentValues: CustomStringConvertible {
  private(set) var writes: [ObjectIdentifier: any EnvironmentEntry] = [:]
  private var written: [any EnvironmentEntry] = []
  private let base: EnvironmentScope?

  /// Creates values with nothing set.
  public init() { base = nil }

  init(base: EnvironmentScope?) { self.base = base }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let entry = writes[ObjectIdentifier(key)] { return entry.value(of: key) }
      guard let base else { return K.defaultValue }
      return MainThread.assume(key) { base.read($0) }
    }
    set {
      let entry: any EnvironmentEntry = Entry<K>(stored: newValue)
      writes[ObjectIdentifier(key)] = entry
      written.append(entry)
    }
  }

  /// The writes, newest first.
  public var description: String {
    "[\(written.reversed().map(\.description).joined(separator: ", "))]"
  }
}

/// The value that one modifier sets for one key.
nonisolated protocol EnvironmentEntry: CustomStringConvertible {
  @MainActor func isSame(as other: any EnvironmentEntry) -> Bool
}

nonisolated struct Entry<K: EnvironmentKey>: EnvironmentEntry {
  let stored: K.Value

  var description: String { "EnvironmentPropertyKey<\(K.self)> = \(stored)" }

  @MainActor func isSame(as other: any EnvironmentEntry) -> Bool {
    guard let other = other as? Entry<K> else { return false }
    return areSame(stored, other.stored)
  }
}

extension EnvironmentEntry {
  /// The value for a key that this entry was written under.
  nonisolated func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    guard let entry = self as? Entry<K> else {
      fatalError("environment: \(Self.self) was stored under \(K.self)")
    }
    return entry.stored
  }
}
