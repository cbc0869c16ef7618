public import Foundation

extension SceneStorage where Value == Bool {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, coding: .plain(wrappedValue))
  }
}

extension SceneStorage where Value == Int {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, coding: .plain(wrappedValue))
  }
}

extension SceneStorage where Value == Double {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, coding: .plain(wrappedValue))
  }
}

extension SceneStorage where Value == String {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, coding: .plain(wrappedValue))
  }
}

extension SceneStorage where Value == Data {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, coding: .plain(wrappedValue))
  }
}

extension SceneStorage where Value == Date {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, coding: .plain(wrappedValue))
  }
}

extension SceneStorage where Value == URL {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, coding: .url(wrappedValue))
  }
}

extension SceneStorage where Value: RawRepresentable {
  /// Keeps a value under a key, by its raw value.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
    self.init(key, coding: .raw(wrappedValue))
  }

  /// Keeps a value under a key, by its raw value.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
    self.init(key, coding: .raw(wrappedValue))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String) where Value == Bool? {
    self.init(key, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String) where Value == Int? {
    self.init(key, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String) where Value == Double? {
    self.init(key, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String) where Value == String? {
    self.init(key, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String) where Value == Data? {
    self.init(key, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String) where Value == Date? {
    self.init(key, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String) where Value == URL? {
    self.init(key, coding: .optionalURL())
  }

  /// Keeps a value under a key, by its raw value; there is none until one is written.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, coding: .optionalRaw())
  }

  /// Keeps a value under a key, by its raw value; there is none until one is written.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, coding: .optionalRaw())
  }
}
