/// How a database is opened.
public struct SQLiteConfiguration: Sendable {
  /// What may be done with the file.
  public enum Access: Hashable, Sendable {
    /// Reading an existing file.
    case readOnly
    /// Reading and changing an existing file.
    case readWrite
    /// As `readWrite`; a file that is missing or empty becomes a new database.
    case create
  }

  /// What a commit survives; all of them survive the end of the process.
  public enum Durability: String, Hashable, Sendable {
    /// Power failures too: each commit waits for the disk.
    case full = "FULL"
    /// A power failure may undo the last commits, but never breaks the file.
    case normal = "NORMAL"
    /// For a file that can be made again: a power failure may break it.
    case off = "OFF"
  }

  public var access: Access
  public var durability: Durability
  /// How long a writer waits for another process before `.busy`.
  public var busyTimeout: Duration
  /// The most connections that read at once, at least 1; they are opened when they are needed.
  public var readerCount: Int
  /// How much of the file each connection keeps in memory; a transaction that changes more than
  /// that goes to the disk in pieces.
  public var cacheKilobytes: Int
  /// How many statements each connection keeps prepared, at least 1.
  public var statementCacheSize: Int
  /// Called with each statement before it runs, on the connection's own thread.
  public var trace: (@Sendable (String) -> Void)?

  /// Describes how to open a database.
  ///
  /// - Precondition: `readerCount` and `statementCacheSize` are at least 1.
  public init(
    access: Access = .create, durability: Durability = .full, busyTimeout: Duration = .seconds(5),
    readerCount: Int = 4, cacheKilobytes: Int = 4_096, statementCacheSize: Int = 100,
    trace: (@Sendable (String) -> Void)? = nil
  ) {
    precondition(readerCount >= 1, "a database needs a reader")
    precondition(statementCacheSize >= 1, "a connection needs room for a statement")
    self.access = access
    self.durability = durability
    self.busyTimeout = busyTimeout
    self.readerCount = readerCount
    self.cacheKilobytes = cacheKilobytes
    self.statementCacheSize = statementCacheSize
    self.trace = trace
  }
}
