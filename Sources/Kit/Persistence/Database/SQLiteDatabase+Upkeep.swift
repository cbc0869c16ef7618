internal import CSQLite
public import Foundation

extension SQLiteDatabase {
  /// How much of the write-ahead log goes into the file.
  public enum CheckpointMode: Hashable, Sendable {
    /// What no reader needs any more, without waiting.
    case passive
    /// Everything, waiting for readers of older states.
    case full
    /// As `full`, and the log file is cut to nothing.
    case truncate
  }

  /// Moves the write-ahead log into the file.
  ///
  /// - Returns: Whether all of the log was moved.
  /// - Throws: `.full` when the file cannot grow, `.readOnly`…
  @discardableResult
  public func checkpoint(_ mode: CheckpointMode = .passive) async throws(SQLiteError) -> Bool {
    try await onWriter(orThrow: { $0 }) { connection throws(SQLiteError) in
      let number: Int32 =
        switch mode {
        case .passive: SQLITE_CHECKPOINT_PASSIVE
        case .full: SQLITE_CHECKPOINT_FULL
        case .truncate: SQLITE_CHECKPOINT_TRUNCATE
        }
      var inLog: Int32 = 0
      var moved: Int32 = 0
      let code = sqlite3_wal_checkpoint_v2(connection.handle, "main", number, &inLog, &moved)
      // Busy means that a reader needs a part of the log; the rest was moved.
      if code == SQLITE_BUSY { return false }
      guard code == SQLITE_OK else { throw connection.error(code, "checkpoint") }
      return inLog == moved
    }
  }

  /// Looks for damage, broken references and broken rules.
  ///
  /// - Returns: One line per finding; none when all is well.
  /// - Throws: What SQLite answers when it cannot even look.
  /// - Complexity: Reads the whole file, on a reader.
  public func check() async throws(SQLiteError) -> [String] {
    try await read { connection throws(SQLiteError) in try connection.check() }
  }

  /// Returns a number that changes when another process has changed the file.
  ///
  /// - Throws: What SQLite answers.
  public func dataVersion() async throws(SQLiteError) -> Int {
    try await onWriter(orThrow: { $0 }) { connection throws(SQLiteError) in
      try connection.dataVersion()
    }
  }

  /// Returns how many rows this database has changed since it was opened, triggers included.
  ///
  /// - Throws: What SQLite answers.
  public func changeCount() async throws(SQLiteError) -> Int {
    try await onWriter(orThrow: { $0 }) { connection throws(SQLiteError) in
      connection.totalChanges
    }
  }

  /// Copies the database as it is at one moment into another file, which appears whole or not at
  /// all.
  ///
  /// - Parameter file: The place of the copy; an older one is replaced.
  /// - Throws: `.full` when there is no room, `.unavailable` when the place cannot be written.
  /// - Complexity: Reads the whole file, on a reader; writers go on meanwhile.
  public func backup(to file: URL) async throws(SQLiteError) {
    try await read { connection throws(SQLiteError) in try connection.backUp(to: file) }
  }
}
