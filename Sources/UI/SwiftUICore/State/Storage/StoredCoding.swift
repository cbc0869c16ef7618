import Foundation

/// How a value is written into defaults and read from them.
nonisolated struct StoredCoding<Value> {
  let read: (UserDefaults, String) -> Value
  let write: (UserDefaults, String, Value) -> Void

  /// A value of a kind that defaults hold as it is.
  static func plain(_ initial: Value) -> StoredCoding {
    StoredCoding(
      read: { $0.object(forKey: $1) as? Value ?? initial }, write: { $0.set($2, forKey: $1) })
  }

  /// A value that is held by its raw value.
  static func raw(_ initial: Value) -> StoredCoding where Value: RawRepresentable {
    StoredCoding(
      read: { defaults, key in
        (defaults.object(forKey: key) as? Value.RawValue).flatMap { Value(rawValue: $0) }
          ?? initial
      }, write: { $0.set($2.rawValue, forKey: $1) })
  }

  /// A value that may be missing.
  static func optional<Wrapped>() -> StoredCoding where Value == Wrapped? {
    StoredCoding(
      read: { $0.object(forKey: $1) as? Wrapped },
      write: { defaults, key, value in
        if let value {
          defaults.set(value, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      })
  }

  /// A value that may be missing and is held by its raw value.
  static func optionalRaw<Wrapped: RawRepresentable>() -> StoredCoding where Value == Wrapped? {
    StoredCoding(
      read: { defaults, key in
        (defaults.object(forKey: key) as? Wrapped.RawValue).flatMap { Wrapped(rawValue: $0) }
      },
      write: { defaults, key, value in
        if let value {
          defaults.set(value.rawValue, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      })
  }

  /// An address, which defaults hold in a form of their own.
  static func url(_ initial: URL) -> StoredCoding where Value == URL {
    StoredCoding(
      read: { $0.url(forKey: $1) ?? initial }, write: { $0.set($2, forKey: $1) })
  }

  /// An address that may be missing.
  static func optionalURL() -> StoredCoding where Value == URL? {
    StoredCoding(
      read: { $0.url(forKey: $1) },
      write: { defaults, key, value in
        if let value {
          defaults.set(value, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      })
  }
}
