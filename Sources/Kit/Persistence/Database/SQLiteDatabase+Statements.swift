extension SQLiteDatabase {
  /// Reads every row of a statement.
  ///
  /// - Parameters:
  ///   - type: What a row is read as; `Int.self`, `String.self`… read the first column.
  ///   - sql: One statement that changes nothing.
  ///   - values: One for each `?`, in order.
  /// - Returns: One value per row, in the statement's order.
  /// - Throws: What SQLite answers, or `.unexpectedValue`.
  public func all<Value: SQLiteRowDecodable & Sendable>(
    _ type: Value.Type, _ sql: String, _ values: [any SQLiteBindable] = []
  ) async throws(SQLiteError) -> [Value] {
    try await read { connection throws(SQLiteError) in try connection.all(type, sql, values) }
  }

  /// Reads the first row of a statement.
  ///
  /// - Parameters:
  ///   - type: What a row is read as; `Int.self`, `String.self`… read the first column.
  ///   - sql: One statement that changes nothing.
  ///   - values: One for each `?`, in order.
  /// - Returns: The value of the first row, or `nil` when there is none.
  /// - Throws: What SQLite answers, or `.unexpectedValue`.
  public func first<Value: SQLiteRowDecodable & Sendable>(
    _ type: Value.Type, _ sql: String, _ values: [any SQLiteBindable] = []
  ) async throws(SQLiteError) -> Value? {
    try await read { connection throws(SQLiteError) in try connection.first(type, sql, values) }
  }

  /// Runs one statement in a transaction of its own.
  ///
  /// - Parameters:
  ///   - sql: One statement.
  ///   - values: One for each `?`, in order.
  /// - Returns: How many rows it changed.
  /// - Throws: What SQLite answers.
  @discardableResult
  public func run(
    _ sql: String, _ values: [any SQLiteBindable] = []
  ) async throws(SQLiteError) -> Int {
    try await write { connection throws(SQLiteError) in
      try connection.run(sql, values)
      return connection.changes
    }
  }
}
