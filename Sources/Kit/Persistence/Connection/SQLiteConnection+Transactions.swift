internal import CSQLite

extension SQLiteConnection {
  /// What a transaction begins with.
  enum TransactionKind: String {
    /// A snapshot for reading.
    case deferred = "BEGIN"
    /// The right to write, taken at once, so that it cannot be refused half way.
    case immediate = "BEGIN IMMEDIATE"
  }

  /// Runs a closure whose changes can be undone alone, inside the transaction that is open.
  ///
  /// - Returns: What the closure returned.
  /// - Throws: What the closure throws, with all its changes undone; the outer ones are kept.
  public func savepoint<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try control("SAVEPOINT nested")
    do {
      let result = try body()
      try control("RELEASE nested")
      return result
    } catch {
      // A full disk may have rolled the whole transaction back; then there is nothing to undo.
      if isInTransaction { try control("ROLLBACK TO nested; RELEASE nested") }
      throw error
    }
  }

  /// Runs a closure as one transaction: all of it is kept, or nothing.
  ///
  /// - Parameters:
  ///   - kind: How the transaction begins.
  ///   - wrap: Turns a failure of the transaction itself into the closure's kind of error.
  ///   - body: What is done inside.
  /// - Returns: What the closure returned.
  /// - Throws: What the closure throws, or a wrapped failure, after everything is undone.
  func transaction<Result, Failure: Error>(
    _ kind: TransactionKind, orThrow wrap: (SQLiteError) -> Failure,
    _ body: (SQLiteConnection) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(SQLiteError) { try control(kind.rawValue) } catch { throw wrap(error) }
    let result: Result
    do {
      result = try body(self)
    } catch {
      rollBack()
      throw error
    }
    do throws(SQLiteError) {
      if monitor.isCancelled { throw .interrupted }
      switch kind {
      // Nothing was changed; unlike a commit, this cannot fail on a damaged file.
      case .deferred: rollBack()
      case .immediate: try control("COMMIT")
      }
    } catch {
      rollBack()
      throw wrap(error)
    }
    return result
  }

  /// Runs a closure while statements that would change the database are refused.
  func readingOnly<Result, Failure: Error>(
    orThrow wrap: (SQLiteError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(SQLiteError) { try control("PRAGMA query_only = ON") } catch { throw wrap(error) }
    // It is one of the library's own switches and cannot fail.
    defer { sqlite3_exec(handle, "PRAGMA query_only = OFF", nil, nil, nil) }
    return try body()
  }

  /// Runs a statement that steers a transaction; it is not counted.
  func control(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw monitor.isCancelled ? .interrupted : error(code, sql) }
  }

  /// Ends a transaction without keeping anything, whatever state it is in.
  private func rollBack() {
    let cancellation = monitor.cancellation
    // The way back must not be cut short.
    monitor.cancellation = nil
    // SQLite has rolled back by itself after some errors; a ROLLBACK then has nothing to end.
    if isInTransaction { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
    monitor.cancellation = cancellation
  }
}
