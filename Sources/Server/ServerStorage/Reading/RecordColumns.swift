internal import Foundation
internal import Persistence

/// A record that is read from neighbouring columns of a joined row.
protocol ColumnsDecodable {
  /// The columns, unqualified, in the order of reading.
  static var columnNames: [String] { get }

  init(row: borrowing SQLiteRow, from start: Int) throws(SQLiteError)
}

extension ColumnsDecodable {
  /// The columns for a SELECT, of a table or its alias.
  static func columns(of table: String) -> String {
    columnNames.map { "\(table).\($0)" }.joined(separator: ", ")
  }

  static var columnCount: Int { columnNames.count }
}

extension AccountRecord.Gender: SQLiteBindable, SQLiteColumnDecodable {}

extension AccountRecord: ColumnsDecodable {
  static let columnNames = [
    "entity", "name", "nick", "gender", "birthday", "score", "title", "city", "signature",
    "avatar", "create_time", "login_time", "is_closed",
  ]

  init(row: borrowing SQLiteRow, from start: Int) throws(SQLiteError) {
    self.init(
      id: try row[start], name: try row[start + 1], nick: try row[start + 2],
      gender: try row[start + 3], birthday: try row[start + 4], score: try row[start + 5],
      title: try row[start + 6], city: try row[start + 7], signature: try row[start + 8],
      avatar: try row[start + 9], createTime: try row[start + 10],
      loginTime: try row[start + 11], isClosed: try row[start + 12])
  }
}

extension SectionRecord: ColumnsDecodable {
  static let columnNames = ["entity", "name", "description", "cover", "position"]

  init(row: borrowing SQLiteRow, from start: Int) throws(SQLiteError) {
    self.init(
      id: try row[start], name: try row[start + 1], description: try row[start + 2],
      cover: try row[start + 3], position: try row[start + 4])
  }
}
