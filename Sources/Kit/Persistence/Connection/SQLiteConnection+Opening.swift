internal import CSQLite
internal import Foundation

extension SQLiteConnection {
  /// What a connection is opened for.
  enum Purpose {
    /// Changing the file; it is made when the access allows that.
    case writing
    /// Reading the file, which exists.
    case reading
  }

  /// Opens a file, or a database in memory when there is no file.
  static func open(
    _ file: URL?, for purpose: Purpose, configuration: SQLiteConfiguration
  ) throws(SQLiteError) -> SQLiteConnection {
    if let file { try checkPlace(file, access: configuration.access) }
    let path = file?.path(percentEncoded: false) ?? ":memory:"
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, flags(purpose, configuration.access), nil)
    guard let handle else { throw .unavailable(reason: "no memory for a connection to \(path)") }
    let connection = SQLiteConnection(handle: handle, configuration: configuration)
    guard code == SQLITE_OK else {
      guard case .unavailable(let reason) = connection.error(code, "open") else {
        throw connection.error(code, "open")
      }
      throw .unavailable(reason: "\(reason): \(path)")
    }
    try connection.setUp(for: purpose, isFile: file != nil, configuration: configuration)
    return connection
  }

  private static func flags(_ purpose: Purpose, _ access: SQLiteConfiguration.Access) -> Int32 {
    // Each connection is used by one thread at a time: its actor's.
    let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
    return switch (purpose, access) {
    case (.reading, _), (_, .readOnly): common | SQLITE_OPEN_READONLY
    case (.writing, .readWrite): common | SQLITE_OPEN_READWRITE
    case (.writing, .create): common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }

  /// Says clearly what SQLite would report as one of two codes, or not at all.
  private static func checkPlace(
    _ file: URL, access: SQLiteConfiguration.Access
  ) throws(SQLiteError) {
    let path = file.path(percentEncoded: false)
    guard let kind = FileKind(path: path) else {
      guard access != .create else { return }
      throw .unavailable(reason: "no such file: \(path)")
    }
    switch kind {
    case .directory: throw .unavailable(reason: "a folder is in the place of the file: \(path)")
    case .file(size: 0):
      // SQLite would take it for a new database, and throw away the log beside it.
      if case .file(let size) = FileKind(path: path + "-wal"), size > 0 {
        throw .corrupt(reason: "the file is empty, but its log is not: \(path)")
      }
      if access != .create { throw .corrupt(reason: "the file is empty: \(path)") }
    case .file, .other: break
    }
  }

  private func setUp(
    for purpose: Purpose, isFile: Bool, configuration: SQLiteConfiguration
  ) throws(SQLiteError) {
    sqlite3_extended_result_codes(handle, 1)
    hetang_sqlite_set_option(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    try execute(
      """
      PRAGMA foreign_keys = ON;
      PRAGMA cell_size_check = ON;
      PRAGMA cache_size = \(-configuration.cacheKilobytes);
      PRAGMA synchronous = \(configuration.durability.rawValue);
      """)
    try FullTextTokenizer.register(in: self)
    // The first look at the file: something that is no database is refused here.
    _ = try first(Int.self, "PRAGMA schema_version")
    if purpose == .writing, isFile, configuration.access != .readOnly {
      // SQLite opens a file that it may not write as one to read, without a word.
      if sqlite3_db_readonly(handle, "main") == 1 { throw .readOnly }
      let mode = try first(String.self, "PRAGMA journal_mode = WAL")
      guard mode == "wal" else {
        throw .unavailable(reason: "the file system cannot keep a write-ahead log (\(mode ?? ""))")
      }
    }
    if purpose == .reading { try execute("PRAGMA query_only = ON") }
    monitor.statements = 0
    monitor.rows = 0
  }
}

/// What stands at a path.
private enum FileKind {
  case file(size: Int)
  case directory
  /// A device, a socket…
  case other

  /// Looks, following links; `nil` when there is nothing.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(size: Int(status.st_size))
    case S_IFDIR: self = .directory
    default: self = .other
    }
  }
}
