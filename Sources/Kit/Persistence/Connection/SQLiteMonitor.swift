internal import CSQLite
internal import Foundation
internal import Synchronization

/// A task's wish that its statements end early; it may be made from any thread.
final class SQLiteCancellation: Sendable {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }
}

/// What watches a connection at work: counts statements, ends cancelled ones, waits for locks.
final class SQLiteMonitor {
  /// How many virtual-machine steps SQLite makes between two looks at the cancellation.
  private static let stepsBetweenLooks: Int32 = 2_000

  var statements = 0
  var rows = 0
  /// The wish of the task at work; `nil` while nothing may be cut short.
  var cancellation: SQLiteCancellation?
  private let trace: (@Sendable (String) -> Void)?
  private let busyTimeout: Duration
  private var waitStart = ContinuousClock.now

  init(configuration: SQLiteConfiguration) {
    trace = configuration.trace
    busyTimeout = configuration.busyTimeout
  }

  var isCancelled: Bool { cancellation?.isCancelled ?? false }

  /// Counts a statement that is about to run.
  ///
  /// - Throws: `.interrupted` when its task was cancelled meanwhile.
  func willRun(_ sql: String) throws(SQLiteError) {
    if isCancelled { throw .interrupted }
    statements += 1
    trace?(sql)
  }

  /// Hangs the monitor into a connection, which must not outlive it.
  func attach(to database: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(
      database,
      { context, attempt in
        guard let context else { return 0 }
        let monitor = Unmanaged<SQLiteMonitor>.fromOpaque(context).takeUnretainedValue()
        return monitor.waitForLock(attempt: attempt) ? 1 : 0
      }, context)
    sqlite3_progress_handler(
      database, Self.stepsBetweenLooks,
      { context in
        guard let context else { return 0 }
        let monitor = Unmanaged<SQLiteMonitor>.fromOpaque(context).takeUnretainedValue()
        return monitor.isCancelled ? 1 : 0
      }, context)
  }

  /// Sleeps on this queue's thread, 1 to 25 ms at a time, as another process tells nobody.
  private func waitForLock(attempt: Int32) -> Bool {
    if attempt == 0 { waitStart = .now }
    guard !isCancelled, waitStart.duration(to: .now) < busyTimeout else { return false }
    usleep(UInt32(min(1 + attempt * 2, 25)) * 1000)
    return true
  }
}
