internal import CSQLite

/// A value that can take a parameter's place in a statement.
public protocol SQLiteBindable: Sendable {
  /// Gives the parameter this value.
  ///
  /// - Throws: What SQLite refuses, such as a text longer than its limit.
  func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError)
}

/// The place of one `?` in a statement; it lasts only while it is given its value.
public struct SQLiteParameter: ~Copyable {
  private let statement: OpaquePointer
  private let number: Int32

  init(statement: OpaquePointer, number: Int32) {
    self.statement = statement
    self.number = number
  }

  /// Sets NULL.
  public func setNull() throws(SQLiteError) {
    try check(sqlite3_bind_null(statement, number))
  }

  /// Sets an INTEGER.
  public func set(_ value: Int64) throws(SQLiteError) {
    try check(sqlite3_bind_int64(statement, number, value))
  }

  /// Sets a REAL; SQLite keeps a NaN as NULL.
  public func set(_ value: Double) throws(SQLiteError) {
    try check(sqlite3_bind_double(statement, number, value))
  }

  /// Sets a TEXT.
  public func set(_ value: String) throws(SQLiteError) {
    var value = value
    let code = value.withUTF8 { bytes in
      // An empty buffer may have no address, which SQLite would take for NULL.
      guard let start = bytes.baseAddress else {
        return sqlite3_bind_text64(
          statement, number, "", 0, hetang_sqlite_copy(), UInt8(SQLITE_UTF8))
      }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
        sqlite3_bind_text64(
          statement, number, text, UInt64(bytes.count), hetang_sqlite_copy(), UInt8(SQLITE_UTF8))
      }
    }
    try check(code)
  }

  /// Sets a BLOB; no bytes are an empty one, not NULL.
  public func set(_ bytes: UnsafeRawBufferPointer) throws(SQLiteError) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else {
      return try check(sqlite3_bind_zeroblob(statement, number, 0))
    }
    try check(
      sqlite3_bind_blob64(statement, number, start, UInt64(bytes.count), hetang_sqlite_copy()))
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code != SQLITE_OK else { return }
    throw SQLiteError(statement: statement, code: code)
  }
}

extension SQLiteError {
  /// Says what went wrong with a statement.
  init(statement: OpaquePointer, code: Int32) {
    let database = sqlite3_db_handle(statement)
    self.init(
      code: code, message: String(cString: sqlite3_errmsg(database)),
      sql: sqlite3_sql(statement).map { String(cString: $0) } ?? "")
  }
}
