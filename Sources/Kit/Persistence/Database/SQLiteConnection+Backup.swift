internal import CSQLite
internal import Foundation

extension SQLiteConnection {
  /// How many pages are copied between two looks at the cancellation.
  private static let pagesPerStep: Int32 = 512

  /// Copies what this connection sees into a file.
  func backUp(to file: URL) throws(SQLiteError) {
    let path = file.path(percentEncoded: false)
    let draft = path + ".\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
    do {
      try copyPages(to: draft)
      try AtomicFile.put(draft, inPlaceOf: path)
    } catch {
      unlink(draft)
      unlink(draft + "-journal")
      throw error
    }
  }

  private func copyPages(to path: String) throws(SQLiteError) {
    var target: OpaquePointer?
    defer { sqlite3_close_v2(target) }
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE
    let code = sqlite3_open_v2(path, &target, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let target else {
      throw .unavailable(reason: "the copy cannot be made at \(path)")
    }
    guard let backup = sqlite3_backup_init(target, "main", handle, "main") else {
      throw SQLiteError(
        code: sqlite3_extended_errcode(target), message: String(cString: sqlite3_errmsg(target)),
        sql: "backup")
    }
    var step = SQLITE_OK
    while step == SQLITE_OK, !monitor.isCancelled {
      step = sqlite3_backup_step(backup, Self.pagesPerStep)
    }
    let end = sqlite3_backup_finish(backup)
    guard step == SQLITE_DONE else {
      if step == SQLITE_OK { throw .interrupted }
      throw SQLiteError(
        code: step, message: String(cString: sqlite3_errstr(step)), sql: "backup")
    }
    guard end == SQLITE_OK else {
      throw SQLiteError(code: end, message: String(cString: sqlite3_errstr(end)), sql: "backup")
    }
  }
}
