internal import CSQLite

/// A value that can be read from the columns of a row.
public protocol SQLiteRowDecodable {
  /// Reads the value from a row.
  ///
  /// - Throws: `.unexpectedValue` when a column is missing or holds another kind of value.
  init(row: borrowing SQLiteRow) throws(SQLiteError)
}

/// A value that one column of a row holds; as a row by itself it is the first column.
public protocol SQLiteColumnDecodable: SQLiteRowDecodable {
  /// Reads the value from one column, counted from 0.
  ///
  /// - Throws: `.unexpectedValue` when the column is missing or holds another kind of value.
  init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError)
}

extension SQLiteColumnDecodable {
  public init(row: borrowing SQLiteRow) throws(SQLiteError) {
    try self.init(row: row, column: 0)
  }
}

/// The row that a statement stands at; it cannot be kept, only read.
public struct SQLiteRow: ~Copyable {
  /// The five types of values.
  public enum ColumnType: String, Hashable, Sendable {
    case null, integer, real, text, blob
  }

  let statement: OpaquePointer

  init(statement: OpaquePointer) { self.statement = statement }

  /// How many columns there are.
  public var count: Int { Int(sqlite3_data_count(statement)) }

  /// The value of a column, counted from 0.
  public subscript<Value: SQLiteColumnDecodable>(column: Int) -> Value {
    get throws(SQLiteError) { try Value(row: self, column: column) }
  }

  /// The value of the first column of that name.
  ///
  /// - Complexity: O(columns); rows read in a hot loop are better read by number.
  public subscript<Value: SQLiteColumnDecodable>(name: String) -> Value {
    get throws(SQLiteError) {
      guard let column = column(named: name) else {
        throw .unexpectedValue(column: name, expected: "\(Value.self)", found: "no such column")
      }
      return try Value(row: self, column: column)
    }
  }

  /// Returns the type of what a column holds; a column that is not there holds NULL.
  public func type(at column: Int) -> ColumnType {
    switch sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_INTEGER: .integer
    case SQLITE_FLOAT: .real
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .blob
    default: .null
    }
  }

  /// Returns the number of the first column of that name; `nil` when there is none.
  public func column(named name: String) -> Int? {
    (0..<count).first { column in
      sqlite3_column_name(statement, Int32(column)).map { String(cString: $0) == name } ?? false
    }
  }

  /// Calls a function with the bytes of a TEXT or BLOB, without copying them.
  ///
  /// - Returns: What the function returned.
  /// - Throws: `.unexpectedValue` when the column holds neither.
  public func withBytes<Result>(
    at column: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(SQLiteError) -> Result {
    let type = sqlite3_column_type(statement, Int32(column))
    guard type == SQLITE_BLOB || type == SQLITE_TEXT else {
      throw unexpectedValue(at: column, expected: "bytes")
    }
    return body(bytes(at: column))
  }

  /// The bytes of a column that is known to hold TEXT or BLOB; they last until the next step.
  func bytes(at column: Int) -> UnsafeRawBufferPointer {
    guard let start = sqlite3_column_blob(statement, Int32(column)) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  /// Describes a column whose value is not what was expected, for a type's own decoding.
  public func unexpectedValue(at column: Int, expected: String) -> SQLiteError {
    guard column < count else {
      return .unexpectedValue(column: "\(column)", expected: expected, found: "no such column")
    }
    let name = sqlite3_column_name(statement, Int32(column)).map { String(cString: $0) }
    return .unexpectedValue(
      column: name ?? "\(column)", expected: expected, found: type(at: column).rawValue)
  }
}
