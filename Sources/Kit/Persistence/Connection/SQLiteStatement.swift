internal import CSQLite

/// A prepared statement, for a loop that runs the same one many times.
///
/// It belongs to its connection and, like it, cannot leave the closure it was made in.
public final class SQLiteStatement {
  /// The statement as it was given.
  public let sql: String
  let handle: OpaquePointer
  /// Whether somebody is reading rows from it; then it must not be started again.
  private(set) var isStepping = false
  /// When the cache used it last, counted in uses.
  var lastUse = 0
  private let monitor: SQLiteMonitor

  init(_ sql: String, handle: OpaquePointer, monitor: SQLiteMonitor) {
    self.sql = sql
    self.handle = handle
    self.monitor = monitor
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement and passes over the rows it may answer.
  ///
  /// - Parameter values: One for each `?`, in order.
  /// - Throws: What SQLite answers.
  public func run(_ values: [any SQLiteBindable] = []) throws(SQLiteError) {
    try forEach(values) { _ throws(SQLiteError) in }
  }

  /// Runs the statement and reads every row.
  ///
  /// - Parameters:
  ///   - type: What a row is read as.
  ///   - values: One for each `?`, in order.
  /// - Returns: One value per row, in the statement's order.
  /// - Throws: What SQLite answers, or `.unexpectedValue`.
  public func all<Value: SQLiteRowDecodable>(
    _ type: Value.Type, _ values: [any SQLiteBindable] = []
  ) throws(SQLiteError) -> [Value] {
    var result: [Value] = []
    try forEach(values) { row throws(SQLiteError) in result.append(try Value(row: row)) }
    return result
  }

  /// Runs the statement and reads its first row only.
  ///
  /// - Parameters:
  ///   - type: What a row is read as.
  ///   - values: One for each `?`, in order.
  /// - Returns: The value of the first row, or `nil` when there is none.
  /// - Throws: What SQLite answers, or `.unexpectedValue`.
  public func first<Value: SQLiteRowDecodable>(
    _ type: Value.Type, _ values: [any SQLiteBindable] = []
  ) throws(SQLiteError) -> Value? {
    try start(values)
    defer { finish() }
    guard try step() else { return nil }
    return try Value(row: SQLiteRow(statement: handle))
  }

  /// Runs the statement and calls a function with each row.
  ///
  /// - Parameters:
  ///   - values: One for each `?`, in order.
  ///   - body: What is done with a row; an error ends the reading.
  /// - Throws: What SQLite answers, or what `body` throws.
  public func forEach(
    _ values: [any SQLiteBindable] = [],
    _ body: (borrowing SQLiteRow) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try start(values)
    defer { finish() }
    while try step() { try body(SQLiteRow(statement: handle)) }
  }

  private func start(_ values: [any SQLiteBindable]) throws(SQLiteError) {
    precondition(!isStepping, "a statement was started while its rows are being read: \(sql)")
    let expected = Int(sqlite3_bind_parameter_count(handle))
    precondition(
      values.count == expected, "\(values.count) values for \(expected) parameters: \(sql)")
    try monitor.willRun(sql)
    for (index, value) in values.enumerated() {
      try value.bind(to: SQLiteParameter(statement: handle, number: Int32(index + 1)))
    }
    isStepping = true
  }

  private func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW:
      monitor.rows += 1
      return true
    case SQLITE_DONE:
      return false
    case let code:
      throw monitor.isCancelled ? .interrupted : SQLiteError(statement: handle, code: code)
    }
  }

  private func finish() {
    // The code is that of the last step, which has been reported already.
    sqlite3_reset(handle)
    isStepping = false
  }
}
