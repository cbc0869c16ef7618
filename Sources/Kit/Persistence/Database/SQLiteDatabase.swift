public import Foundation

/// A SQLite file: one writer, several readers that never wait for it, each on its own thread.
///
/// Every `read` sees the database as it was at one moment; every `write` is one transaction.
public final class SQLiteDatabase: Sendable {
  private let writer: SQLiteWorker
  /// None in memory, where the writer's connection is the only one that sees the data.
  private let readers: SQLiteReaderPool?
  private let meter: SQLiteMeter

  private init(_ file: URL?, configuration: SQLiteConfiguration) {
    let meter = SQLiteMeter()
    self.meter = meter
    writer = SQLiteWorker(file, for: .writing, configuration: configuration, meter: meter)
    readers = file.map { SQLiteReaderPool($0, configuration: configuration, meter: meter) }
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - file: Where it is, or where it shall be.
  ///   - configuration: How it is opened.
  /// - Returns: A database whose writer has looked at the file.
  /// - Throws: `.corrupt` when the file is no database, `.readOnly` when it may not be changed but
  ///   shall be, `.unavailable` when it is missing or out of reach, `.busy` when another process
  ///   keeps it locked.
  public static func open(
    at file: URL, configuration: SQLiteConfiguration = SQLiteConfiguration()
  ) async throws(SQLiteError) -> SQLiteDatabase {
    let database = SQLiteDatabase(file, configuration: configuration)
    try await database.writer.open()
    return database
  }

  /// Makes an empty database in memory, gone with its last reference.
  ///
  /// - Throws: `.unavailable` when there is no memory for it.
  public static func inMemory(
    configuration: SQLiteConfiguration = SQLiteConfiguration()
  ) async throws(SQLiteError) -> SQLiteDatabase {
    let database = SQLiteDatabase(nil, configuration: configuration)
    try await database.writer.open()
    return database
  }

  /// The work done so far by reads and writes that have ended.
  public var statistics: SQLiteStatistics { meter.statistics }

  /// Closes all connections, after the work they are at.
  public func close() async {
    await readers?.close()
    await writer.close()
  }

  /// Reads the database as it is at one moment, beside other readers and the writer.
  ///
  /// - Parameter body: Reads through the connection, on a thread of its own.
  /// - Returns: What the closure returned.
  /// - Throws: What the closure throws; `.interrupted` when the task is cancelled.
  public func read<Result: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws(SQLiteError) -> Result
  ) async throws(SQLiteError) -> Result {
    try await read(orThrow: { $0 }, body)
  }

  /// Changes the database in one transaction: all of it is kept, or nothing.
  ///
  /// - Parameter body: Changes things through the connection, on a thread of its own.
  /// - Returns: What the closure returned.
  /// - Throws: What the closure throws, after everything is undone; `.interrupted` when the task is
  ///   cancelled, `.busy` when another process writes for longer than the time-out.
  public func write<Result: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws(SQLiteError) -> Result
  ) async throws(SQLiteError) -> Result {
    try await write(orThrow: { $0 }, body)
  }

  /// Reads as `read(_:)`, for a closure with errors of its own.
  ///
  /// - Parameters:
  ///   - wrap: Turns the database's errors into the closure's kind.
  ///   - body: Reads through the connection.
  /// - Returns: What the closure returned.
  /// - Throws: What the closure throws, or a wrapped error.
  public func read<Result: Sendable, Failure: Error>(
    orThrow wrap: @Sendable (SQLiteError) -> Failure,
    _ body: @Sendable (SQLiteConnection) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let cancellation = SQLiteCancellation()
    return try await cancellable(cancellation) { () async throws(Failure) -> Result in
      if let readers {
        return try await readers.run(cancellation, orThrow: wrap) { connection throws(Failure) in
          try connection.transaction(.deferred, orThrow: wrap, body)
        }
      }
      return try await writer.run(cancellation, orThrow: wrap) { connection throws(Failure) in
        try connection.readingOnly(orThrow: wrap) { () throws(Failure) in
          try connection.transaction(.deferred, orThrow: wrap, body)
        }
      }
    }
  }

  /// Changes the database as `write(_:)`, for a closure with errors of its own.
  ///
  /// - Parameters:
  ///   - wrap: Turns the database's errors into the closure's kind.
  ///   - body: Changes things through the connection.
  /// - Returns: What the closure returned.
  /// - Throws: What the closure throws, or a wrapped error; everything is undone then.
  public func write<Result: Sendable, Failure: Error>(
    orThrow wrap: @Sendable (SQLiteError) -> Failure,
    _ body: @Sendable (SQLiteConnection) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await onWriter(orThrow: wrap) { connection throws(Failure) in
      try connection.transaction(.immediate, orThrow: wrap, body)
    }
  }

  /// Runs a closure on the writer's connection outside of any transaction.
  func onWriter<Result: Sendable, Failure: Error>(
    orThrow wrap: @Sendable (SQLiteError) -> Failure,
    _ body: @Sendable (SQLiteConnection) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let cancellation = SQLiteCancellation()
    return try await cancellable(cancellation) { () async throws(Failure) -> Result in
      try await writer.run(cancellation, orThrow: wrap, body)
    }
  }

  /// Passes on the cancellation of the task to the statements that it runs.
  private func cancellable<Result: Sendable, Failure: Error>(
    _ cancellation: SQLiteCancellation, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let result = await withTaskCancellationHandler {
      await { () async -> Swift.Result<Result, Failure> in
        do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
      }()
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }
}
