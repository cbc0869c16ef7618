public import Foundation

extension AppStorage where Value == Bool {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, coding: .plain(wrappedValue))
  }
}

extension AppStorage where Value == Int {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, coding: .plain(wrappedValue))
  }
}

extension AppStorage where Value == Double {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, coding: .plain(wrappedValue))
  }
}

extension AppStorage where Value == String {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, coding: .plain(wrappedValue))
  }
}

extension AppStorage where Value == Data {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, coding: .plain(wrappedValue))
  }
}

extension AppStorage where Value == Date {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, coding: .plain(wrappedValue))
  }
}

extension AppStorage where Value == URL {
  /// Keeps a value of this type under a key; the given one holds until another one is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, coding: .url(wrappedValue))
  }
}

extension AppStorage where Value: RawRepresentable {
  /// Keeps a value under a key, by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == Int {
    self.init(key, store: store, coding: .raw(wrappedValue))
  }

  /// Keeps a value under a key, by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == String {
    self.init(key, store: store, coding: .raw(wrappedValue))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store: store, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store: store, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store: store, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store: store, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store: store, coding: .optional())
  }

  /// Keeps a value under a key; there is none until one is written.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store: store, coding: .optionalURL())
  }

  /// Keeps a value under a key, by its raw value; there is none until one is written.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store: store, coding: .optionalRaw())
  }

  /// Keeps a value under a key, by its raw value; there is none until one is written.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store: store, coding: .optionalRaw())
  }
}
