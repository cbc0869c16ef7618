internal import Foundation
internal import Synchronization

/// Lends readers, the longest waiting task first.
final class SQLiteReaderPool: Sendable {
  private struct State {
    var idle: [SQLiteWorker]
    var waiting: [(id: Int, continuation: CheckedContinuation<SQLiteWorker?, Never>)] = []
    /// Those that were cancelled before they stood in the line.
    var cancelled: Set<Int> = []
    var nextID = 0
  }

  private let readers: [SQLiteWorker]
  private let state: Mutex<State>

  init(_ file: URL, configuration: SQLiteConfiguration, meter: SQLiteMeter) {
    readers = (0..<configuration.readerCount).map { _ in
      SQLiteWorker(file, for: .reading, configuration: configuration, meter: meter)
    }
    state = Mutex(State(idle: readers.reversed()))
  }

  /// Closes every reader.
  func close() async {
    for reader in readers { await reader.close() }
  }

  /// Runs a job on the next free reader.
  func run<Result: Sendable, Failure: Error>(
    _ cancellation: SQLiteCancellation, orThrow wrap: @Sendable (SQLiteError) -> Failure,
    _ job: @Sendable (SQLiteConnection) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let reader = await borrow() else { throw wrap(.interrupted) }
    defer { giveBack(reader) }
    return try await reader.run(cancellation, orThrow: wrap, job)
  }

  /// Waits for a reader; `nil` when the task was cancelled before there was one.
  private func borrow() async -> SQLiteWorker? {
    let (reader, id) = state.withLock { state -> (SQLiteWorker?, Int) in
      state.nextID += 1
      return (state.idle.popLast(), state.nextID)
    }
    if let reader { return reader }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> SQLiteWorker?? in
          if state.cancelled.remove(id) != nil { return .some(nil) }
          if let reader = state.idle.popLast() { return reader }
          state.waiting.append((id, continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      stopWaiting(id)
    }
  }

  private func stopWaiting(_ id: Int) {
    let continuation = state.withLock { state -> CheckedContinuation<SQLiteWorker?, Never>? in
      guard let place = state.waiting.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.waiting.remove(at: place).continuation
    }
    continuation?.resume(returning: nil)
  }

  private func giveBack(_ reader: SQLiteWorker) {
    let next = state.withLock { state -> CheckedContinuation<SQLiteWorker?, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst().continuation }
      state.idle.append(reader)
      return nil
    }
    next?.resume(returning: reader)
  }
}
