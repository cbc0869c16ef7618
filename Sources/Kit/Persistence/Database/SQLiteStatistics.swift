internal import Synchronization

/// How much work a database has done since it was opened.
public struct SQLiteStatistics: Hashable, Sendable {
  /// Statements begun, without those that begin and end transactions.
  public var statements: Int
  /// Rows that statements answered.
  public var rows: Int

  /// Describes some work.
  public init(statements: Int = 0, rows: Int = 0) {
    self.statements = statements
    self.rows = rows
  }

  /// The work done between two moments.
  public static func - (later: Self, earlier: Self) -> Self {
    Self(statements: later.statements - earlier.statements, rows: later.rows - earlier.rows)
  }
}

/// The sum over all connections.
final class SQLiteMeter: Sendable {
  private let total = Mutex(SQLiteStatistics())

  var statistics: SQLiteStatistics { total.withLock { $0 } }

  func add(statements: Int, rows: Int) {
    total.withLock {
      $0.statements += statements
      $0.rows += rows
    }
  }
}
