internal import Foundation

/// The name and type of a setting, and its value while nobody has chosen another.
public struct SettingKey<Value: Codable & Sendable>: Sendable {
  public let name: String
  public let defaultValue: Value

  /// Names a setting.
  ///
  /// - Parameters:
  ///   - name: Unique in its store, and never to be used for another type.
  ///   - defaultValue: The value while none is kept.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// Why a setting could not be read or kept.
public enum SettingError: Error, Hashable, Sendable {
  /// The database failed.
  case database(SQLiteError)
  /// What is kept is not of the setting's type; setting or removing it helps.
  case unreadable(name: String, reason: String)
  /// The value cannot be written as JSON, such as an infinite number.
  case unencodable(name: String, reason: String)
}

/// Settings, each kept as JSON in a row of its own.
public struct KeyValueStore: Sendable {
  /// Makes the store's table; the database's list of migrations needs it.
  public static let migration = SQLiteMigration(
    "settings",
    script: """
      CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID
      """)

  private let database: SQLiteDatabase

  /// Keeps settings in a database that has seen `migration`.
  public init(database: SQLiteDatabase) { self.database = database }

  /// Returns a setting, or its default value.
  ///
  /// - Throws: `.unreadable` when another type was kept under the name; `.database`.
  public func value<Value>(for key: SettingKey<Value>) async throws(SettingError) -> Value {
    let text: String?
    do {
      text = try await database.first(
        String.self, "SELECT value FROM setting WHERE name = ?", [key.name])
    } catch {
      throw .database(error)
    }
    guard let text else { return key.defaultValue }
    do { return try JSONDecoder().decode(Value.self, from: Data(text.utf8)) } catch {
      throw .unreadable(name: key.name, reason: "\(error)")
    }
  }

  /// Keeps a setting.
  ///
  /// - Throws: `.unencodable` when the value is not fit for JSON; `.database`.
  public func set<Value>(_ value: Value, for key: SettingKey<Value>) async throws(SettingError) {
    let text: String
    do { text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self) } catch {
      throw .unencodable(name: key.name, reason: "\(error)")
    }
    do {
      try await database.run(
        """
        INSERT INTO setting (name, value) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """, [key.name, text])
    } catch {
      throw .database(error)
    }
  }

  /// Forgets a setting, which has its default value from then on.
  ///
  /// - Throws: `.database`.
  public func removeValue<Value>(for key: SettingKey<Value>) async throws(SettingError) {
    do { try await database.run("DELETE FROM setting WHERE name = ?", [key.name]) } catch {
      throw .database(error)
    }
  }

  /// Returns the names of the settings that are kept, sorted.
  ///
  /// - Throws: `.database`.
  public func names() async throws(SettingError) -> [String] {
    do {
      return try await database.all(String.self, "SELECT name FROM setting ORDER BY name")
    } catch {
      throw .database(error)
    }
  }
}
