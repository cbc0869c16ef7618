internal import CSQLite

extension SQLiteError {
  /// Translates what SQLite answered.
  ///
  /// - Parameters:
  ///   - code: The extended result code.
  ///   - message: What `sqlite3_errmsg` said of it.
  ///   - sql: The statement, or the name of the call that failed.
  init(code: Int32, message: String, sql: String) {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM, SQLITE_AUTH:
      self = .unavailable(reason: message)
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(reason: message)
    case SQLITE_INTERRUPT: self = .interrupted
    case SQLITE_CONSTRAINT: self = .constraint(SQLiteConstraint(code: code, message: message))
    default: self = .failed(code: code, message: message, sql: sql)
    }
  }
}

extension SQLiteConstraint {
  fileprivate init(code: Int32, message: String) {
    // SQLite says "UNIQUE constraint failed: board.name"; without a colon there is no subject.
    let parts = message.split(separator: ": ", maxSplits: 1)
    self.init(Kind(code: code), subject: parts.count == 2 ? String(parts[1]) : "")
  }
}

extension SQLiteConstraint.Kind {
  /// The extended codes are macros that are not imported: `SQLITE_CONSTRAINT | (n << 8)`.
  fileprivate init(code: Int32) {
    switch code >> 8 {
    case 1: self = .check
    case 3: self = .foreignKey
    case 5: self = .notNull
    case 6: self = .primaryKey
    case 8, 10: self = .unique
    case 12: self = .dataType
    default: self = .other
    }
  }
}
