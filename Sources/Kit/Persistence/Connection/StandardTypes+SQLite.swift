internal import CSQLite
public import Foundation

extension Int64: SQLiteBindable, SQLiteColumnDecodable {
  public func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    try parameter.set(self)
  }

  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    guard sqlite3_column_type(row.statement, Int32(column)) == SQLITE_INTEGER else {
      throw row.unexpectedValue(at: column, expected: "integer")
    }
    self = sqlite3_column_int64(row.statement, Int32(column))
  }
}

extension Int: SQLiteBindable, SQLiteColumnDecodable {
  public func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    try parameter.set(Int64(self))
  }

  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    self = Int(try Int64(row: row, column: column))
  }
}

extension Bool: SQLiteBindable, SQLiteColumnDecodable {
  public func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    try parameter.set(self ? 1 : 0 as Int64)
  }

  /// Reads 0 or 1; any other number is not a truth value.
  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    switch try Int64(row: row, column: column) {
    case 0: self = false
    case 1: self = true
    default: throw row.unexpectedValue(at: column, expected: "0 or 1")
    }
  }
}

extension Double: SQLiteBindable, SQLiteColumnDecodable {
  public func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    try parameter.set(self)
  }

  /// Reads a REAL, or an INTEGER as one.
  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    let type = sqlite3_column_type(row.statement, Int32(column))
    guard type == SQLITE_FLOAT || type == SQLITE_INTEGER else {
      throw row.unexpectedValue(at: column, expected: "real")
    }
    self = sqlite3_column_double(row.statement, Int32(column))
  }
}

extension String: SQLiteBindable, SQLiteColumnDecodable {
  public func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    try parameter.set(self)
  }

  /// Reads a TEXT; bytes that are not UTF-8 become U+FFFD.
  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    guard sqlite3_column_type(row.statement, Int32(column)) == SQLITE_TEXT else {
      throw row.unexpectedValue(at: column, expected: "text")
    }
    self = String(decoding: row.bytes(at: column), as: UTF8.self)
  }
}

extension Data: SQLiteBindable, SQLiteColumnDecodable {
  public func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    let bytes = self
    var failure: SQLiteError?
    bytes.withUnsafeBytes { buffer in
      do throws(SQLiteError) { try parameter.set(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    guard sqlite3_column_type(row.statement, Int32(column)) == SQLITE_BLOB else {
      throw row.unexpectedValue(at: column, expected: "blob")
    }
    self = Data(row.bytes(at: column))
  }
}

/// A moment is kept as an INTEGER, in whole milliseconds since 1970, rounded to the nearest.
extension Date: SQLiteBindable, SQLiteColumnDecodable {
  public func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    try parameter.set(Int64((timeIntervalSince1970 * 1000).rounded()))
  }

  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    self.init(timeIntervalSince1970: Double(try Int64(row: row, column: column)) / 1000)
  }
}

extension Optional: SQLiteBindable where Wrapped: SQLiteBindable {
  public func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    if let value = self { try value.bind(to: parameter) } else { try parameter.setNull() }
  }
}

extension Optional: SQLiteRowDecodable where Wrapped: SQLiteColumnDecodable {}

/// NULL is `nil`; a column that is not there is an error.
extension Optional: SQLiteColumnDecodable where Wrapped: SQLiteColumnDecodable {
  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    guard sqlite3_column_type(row.statement, Int32(column)) != SQLITE_NULL else {
      guard column < row.count else { throw row.unexpectedValue(at: column, expected: "a column") }
      self = nil
      return
    }
    self = try Wrapped(row: row, column: column)
  }
}

extension SQLiteBindable where Self: RawRepresentable, RawValue: SQLiteBindable {
  public func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    try rawValue.bind(to: parameter)
  }
}

extension SQLiteColumnDecodable where Self: RawRepresentable, RawValue: SQLiteColumnDecodable {
  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    guard let value = Self(rawValue: try RawValue(row: row, column: column)) else {
      throw row.unexpectedValue(at: column, expected: "\(Self.self)")
    }
    self = value
  }
}
