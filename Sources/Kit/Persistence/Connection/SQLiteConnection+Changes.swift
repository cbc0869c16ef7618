internal import CSQLite

extension SQLiteConnection {
  /// How many rows the last statement changed, without those that triggers changed.
  public var changes: Int { Int(sqlite3_changes64(handle)) }

  /// How many rows this connection has changed since it was opened, triggers included.
  public var totalChanges: Int { Int(sqlite3_total_changes64(handle)) }

  /// The row id of the last row that this connection inserted.
  public var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Whether a transaction is open.
  public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Returns a number that changes when another connection has committed.
  ///
  /// - Throws: What SQLite answers.
  public func dataVersion() throws(SQLiteError) -> Int {
    try first(Int.self, "PRAGMA data_version") ?? 0
  }

  /// Looks for damage, broken references and broken rules.
  ///
  /// - Returns: One line per finding; none when all is well.
  /// - Throws: What SQLite answers when it cannot even look.
  /// - Complexity: Reads the whole file.
  public func check() throws(SQLiteError) -> [String] {
    var findings: [String] = []
    do {
      findings = try all(String.self, "PRAGMA integrity_check").filter { $0 != "ok" }
      try forEach("PRAGMA foreign_key_check") { row throws(SQLiteError) in
        let table: String = try row[0]
        let rowID: Int64? = try row[1]
        let parent: String = try row[2]
        let place = rowID.map { "row \($0) of \(table)" } ?? "a row of \(table)"
        findings.append("\(place) refers to a missing row of \(parent)")
      }
    } catch .corrupt(let reason) {
      // Damage so great that the looking ends is a finding too.
      findings.append(reason)
    }
    return findings
  }
}
