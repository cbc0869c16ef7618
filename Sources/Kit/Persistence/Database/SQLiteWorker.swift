internal import Foundation

/// The owner of one connection, which is opened at the first use.
actor SQLiteWorker {
  private let executor: QueueExecutor
  private let file: URL?
  private let purpose: SQLiteConnection.Purpose
  private let configuration: SQLiteConfiguration
  private let meter: SQLiteMeter
  private var connection: SQLiteConnection?
  private var isClosed = false

  init(
    _ file: URL?, for purpose: SQLiteConnection.Purpose, configuration: SQLiteConfiguration,
    meter: SQLiteMeter
  ) {
    self.file = file
    self.purpose = purpose
    self.configuration = configuration
    self.meter = meter
    executor = QueueExecutor(label: purpose == .writing ? "sqlite.writer" : "sqlite.reader")
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens the connection, so that what is wrong with the file is known.
  func open() throws(SQLiteError) { _ = try connected() }

  /// Closes the connection for good; later jobs are refused.
  func close() {
    isClosed = true
    connection = nil
  }

  /// Runs a job on the connection, on this worker's thread.
  func run<Result: Sendable, Failure: Error>(
    _ cancellation: SQLiteCancellation, orThrow wrap: @Sendable (SQLiteError) -> Failure,
    _ job: @Sendable (SQLiteConnection) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let connection: SQLiteConnection
    do throws(SQLiteError) {
      if cancellation.isCancelled { throw .interrupted }
      connection = try connected()
    } catch {
      throw wrap(error)
    }
    let monitor = connection.monitor
    monitor.cancellation = cancellation
    defer {
      monitor.cancellation = nil
      meter.add(statements: monitor.statements, rows: monitor.rows)
      monitor.statements = 0
      monitor.rows = 0
    }
    return try job(connection)
  }

  private func connected() throws(SQLiteError) -> SQLiteConnection {
    if let connection { return connection }
    if isClosed { throw .unavailable(reason: "the database was closed") }
    let fresh = try SQLiteConnection.open(file, for: purpose, configuration: configuration)
    connection = fresh
    return fresh
  }
}
