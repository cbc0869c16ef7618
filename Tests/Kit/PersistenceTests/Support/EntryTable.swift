import Foundation
import Persistence
import TestSupport

/// A table that many suites write to.
enum EntryTable {
  static let migration = SQLiteMigration(
    "entry",
    script: """
      CREATE TABLE entry (
        id INTEGER PRIMARY KEY, origin TEXT NOT NULL, number INTEGER NOT NULL CHECK (number >= 0),
        note TEXT NOT NULL DEFAULT ''
      ) STRICT
      """)

  /// Opens a file and makes the table in it.
  static func open(
    _ file: URL, configuration: SQLiteConfiguration = SQLiteConfiguration()
  ) async throws -> SQLiteDatabase {
    let database = try await SQLiteDatabase.open(at: file, configuration: configuration)
    try await database.migrate([migration])
    return database
  }
}
