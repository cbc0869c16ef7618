internal import CSQLite

/// One connection to a database, for use inside a `read` or `write` closure only.
public final class SQLiteConnection {
  let handle: OpaquePointer
  let monitor: SQLiteMonitor
  private var cache: StatementCache

  init(handle: OpaquePointer, configuration: SQLiteConfiguration) {
    self.handle = handle
    monitor = SQLiteMonitor(configuration: configuration)
    cache = StatementCache(capacity: configuration.statementCacheSize)
    monitor.attach(to: handle)
  }

  deinit {
    cache.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Prepares a statement that its caller keeps, for a loop; others are prepared once and cached.
  ///
  /// - Returns: A statement of its own, however often the same text is prepared.
  /// - Throws: `.failed` when the text is no statement, or more than one.
  public func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    var statement: OpaquePointer?
    var isWhole = true
    var sqlCopy = sql
    let code = sqlCopy.withUTF8 { bytes -> Int32 in
      bytes.withMemoryRebound(to: CChar.self) { text in
        var tail: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v3(
          handle, text.baseAddress, Int32(text.count), UInt32(SQLITE_PREPARE_PERSISTENT),
          &statement, &tail)
        if let tail, let start = text.baseAddress {
          let rest = text.dropFirst(tail - start)
          isWhole = rest.allSatisfy { " \n\t\r;".utf8.contains(UInt8(bitPattern: $0)) }
        }
        return code
      }
    }
    guard code == SQLITE_OK else { throw error(code, sql) }
    guard let statement else {
      throw .failed(code: SQLITE_MISUSE, message: "no statement", sql: sql)
    }
    let prepared = SQLiteStatement(sql, handle: statement, monitor: monitor)
    guard isWhole else {
      throw .failed(code: SQLITE_MISUSE, message: "more than one statement", sql: sql)
    }
    return prepared
  }

  /// Runs a script of any number of statements, without parameters.
  ///
  /// - Throws: What SQLite answers; statements before the faulty one have run.
  public func execute(_ script: String) throws(SQLiteError) {
    try monitor.willRun(script)
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else {
      throw monitor.isCancelled ? .interrupted : error(code, script)
    }
  }

  /// Runs one statement and passes over the rows it may answer.
  ///
  /// - Parameters:
  ///   - sql: One statement.
  ///   - values: One for each `?`, in order.
  /// - Throws: What SQLite answers.
  public func run(_ sql: String, _ values: [any SQLiteBindable] = []) throws(SQLiteError) {
    try cached(sql).run(values)
  }

  /// Reads every row of a statement.
  ///
  /// - Parameters:
  ///   - type: What a row is read as; `Int.self`, `String.self`… read the first column.
  ///   - sql: One statement.
  ///   - values: One for each `?`, in order.
  /// - Returns: One value per row, in the statement's order.
  /// - Throws: What SQLite answers, or `.unexpectedValue`.
  public func all<Value: SQLiteRowDecodable>(
    _ type: Value.Type, _ sql: String, _ values: [any SQLiteBindable] = []
  ) throws(SQLiteError) -> [Value] {
    try cached(sql).all(type, values)
  }

  /// Reads the first row of a statement.
  ///
  /// - Parameters:
  ///   - type: What a row is read as; `Int.self`, `String.self`… read the first column.
  ///   - sql: One statement.
  ///   - values: One for each `?`, in order.
  /// - Returns: The value of the first row, or `nil` when there is none.
  /// - Throws: What SQLite answers, or `.unexpectedValue`.
  public func first<Value: SQLiteRowDecodable>(
    _ type: Value.Type, _ sql: String, _ values: [any SQLiteBindable] = []
  ) throws(SQLiteError) -> Value? {
    try cached(sql).first(type, values)
  }

  /// Calls a function with each row of a statement.
  ///
  /// - Parameters:
  ///   - sql: One statement.
  ///   - values: One for each `?`, in order.
  ///   - body: What is done with a row; an error ends the reading.
  /// - Throws: What SQLite answers, or what `body` throws.
  public func forEach(
    _ sql: String, _ values: [any SQLiteBindable] = [],
    _ body: (borrowing SQLiteRow) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try cached(sql).forEach(values, body)
  }

  private func cached(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    try cache.statement(sql) { sql throws(SQLiteError) in try prepare(sql) }
  }

  /// Says what went wrong with a call on this connection.
  func error(_ code: Int32, _ sql: String) -> SQLiteError {
    SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql)
  }
}
