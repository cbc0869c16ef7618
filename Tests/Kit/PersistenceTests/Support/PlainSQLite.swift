import CSQLite
import Foundation

/// SQLite as other programs use it: foreign keys off, nothing of ours registered.
enum PlainSQLite {
  /// What SQLite answered.
  struct Failure: Error {
    let code: Int32
  }

  /// Runs a script on a file.
  static func run(_ script: String, on file: URL) throws {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    let opened = sqlite3_open(file.path(percentEncoded: false), &database)
    guard opened == SQLITE_OK else { throw Failure(code: opened) }
    let code = sqlite3_exec(database, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw Failure(code: code) }
  }
}
