extension SQLiteDatabase {
  /// Brings the schema up to date: applies the migrations that the file has not seen, in order,
  /// each in a transaction of its own.
  ///
  /// Foreign keys are not enforced inside a migration, so that a table can be remade; they are
  /// checked at its end.
  ///
  /// - Parameter migrations: All that this program knows, the oldest first.
  /// - Returns: The names of those that were applied now.
  /// - Throws: `.newerSchema` and `.differentSchema` before anything is changed; whatever a
  ///   migration throws, with the file as that one found it.
  /// - Precondition: The names differ.
  @discardableResult
  public func migrate(_ migrations: [SQLiteMigration]) async throws(SQLiteError) -> [String] {
    precondition(
      Set(migrations.map(\.name)).count == migrations.count, "two migrations have one name")
    return try await onWriter(orThrow: { $0 }) { connection throws(SQLiteError) in
      try SQLiteMigrator(migrations: migrations, connection: connection).run()
    }
  }

  /// Returns the names of the migrations that the file has seen, the oldest first.
  ///
  /// - Throws: What SQLite answers.
  public func appliedMigrations() async throws(SQLiteError) -> [String] {
    try await read { connection throws(SQLiteError) in
      try SQLiteMigrator(migrations: [], connection: connection).applied()
    }
  }

  /// Compares the file with what this program knows, changing nothing; for one opened to read.
  ///
  /// - Returns: The names of the migrations that are still to be applied.
  /// - Throws: `.newerSchema` and `.differentSchema`.
  public func pendingMigrations(
    of migrations: [SQLiteMigration]
  ) async throws(SQLiteError) -> [String] {
    try await read { connection throws(SQLiteError) in
      try SQLiteMigrator(migrations: migrations, connection: connection).pending().map(\.name)
    }
  }
}

/// Applies migrations to one connection.
private struct SQLiteMigrator {
  let migrations: [SQLiteMigration]
  let connection: SQLiteConnection

  func run() throws(SQLiteError) -> [String] {
    guard try !pending().isEmpty else { return [] }
    try connection.control("PRAGMA foreign_keys = OFF")
    do {
      let names = try applyPending()
      try connection.control("PRAGMA foreign_keys = ON")
      return names
    } catch {
      try connection.control("PRAGMA foreign_keys = ON")
      throw error
    }
  }

  /// Applies one after the other; another process may be doing the same.
  private func applyPending() throws(SQLiteError) -> [String] {
    var names: [String] = []
    while true {
      let name = try connection.transaction(.immediate, orThrow: { $0 }) {
        connection throws(SQLiteError) -> String? in
        guard let next = try pending().first else { return nil }
        try connection.execute(
          """
          CREATE TABLE IF NOT EXISTS schema_migration (
            position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE
          ) STRICT
          """)
        try next.apply(connection)
        try checkReferences()
        try connection.run("INSERT INTO schema_migration (name) VALUES (?)", [next.name])
        return next.name
      }
      guard let name else { return names }
      names.append(name)
    }
  }

  func applied() throws(SQLiteError) -> [String] {
    let isThere = try connection.first(
      Int.self, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migration'")
    guard isThere != nil else { return [] }
    return try connection.all(String.self, "SELECT name FROM schema_migration ORDER BY position")
  }

  func pending() throws(SQLiteError) -> ArraySlice<SQLiteMigration> {
    let applied = try applied()
    for (found, known) in zip(applied, migrations) where found != known.name {
      throw .differentSchema(found: found, expected: known.name)
    }
    if applied.count > migrations.count, let last = applied.last {
      throw .newerSchema(found: last, known: migrations.last?.name)
    }
    return migrations.dropFirst(applied.count)
  }

  private func checkReferences() throws(SQLiteError) {
    try connection.forEach("PRAGMA foreign_key_check") { row throws(SQLiteError) in
      let table: String = try row[0]
      let parent: String = try row[2]
      throw .constraint(SQLiteConstraint(.foreignKey, subject: "\(table) to \(parent)"))
    }
  }
}
