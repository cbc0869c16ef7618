public import Foundation

/// A value of any of SQLite's five types.
public enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

extension SQLiteValue: SQLiteBindable {
  public func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    switch self {
    case .null: try parameter.setNull()
    case .integer(let value): try parameter.set(value)
    case .real(let value): try parameter.set(value)
    case .text(let value): try parameter.set(value)
    case .blob(let value): try value.bind(to: parameter)
    }
  }
}

extension SQLiteValue: SQLiteColumnDecodable {
  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    switch row.type(at: column) {
    case .null: self = .null
    case .integer: self = .integer(try row[column])
    case .real: self = .real(try row[column])
    case .text: self = .text(try row[column])
    case .blob: self = .blob(try row[column])
    }
  }
}
