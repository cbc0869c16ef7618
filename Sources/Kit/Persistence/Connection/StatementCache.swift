/// The statements that a connection keeps prepared, the least recently used leaving first.
struct StatementCache {
  private var statements: [String: SQLiteStatement] = [:]
  private var uses = 0
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// Returns a statement that nobody is reading from, preparing it when there is none.
  ///
  /// - Complexity: O(1); O(capacity) when a statement has to leave.
  mutating func statement(
    _ sql: String, prepare: (String) throws(SQLiteError) -> SQLiteStatement
  ) throws(SQLiteError) -> SQLiteStatement {
    uses += 1
    if let known = statements[sql] {
      // One that is in the middle of its rows stays with its reader.
      guard !known.isStepping else { return try prepare(sql) }
      known.lastUse = uses
      return known
    }
    let fresh = try prepare(sql)
    fresh.lastUse = uses
    if statements.count >= capacity,
      let oldest = statements.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      statements[oldest.key] = nil
    }
    statements[sql] = fresh
    return fresh
  }

  /// Forgets every statement.
  mutating func removeAll() { statements.removeAll() }
}
