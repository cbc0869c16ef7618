import Synchronization

/// One piece of work that several tasks wait for.
///
/// Who waits holds a ticket. A waiter that is cancelled stops waiting at once; when the last ticket
/// is given back before the work is done, the work is cancelled and takes no more waiters.
final class SharedTask<Value: Sendable>: Sendable {
  /// The right to wait once.
  struct Ticket: Sendable { fileprivate let key: Int }

  private enum Phase {
    case running
    case finished(Result<Value, any Error>)
    case abandoned
  }

  private struct State {
    var phase = Phase.running
    var task: Task<Void, Never>?
    var tickets: Set<Int> = []
    var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
    var nextKey = 0
  }

  private let state = Mutex(State())
  private let onEnd: @Sendable (SharedTask) -> Void

  /// Starts the work.
  ///
  /// `onEnd` runs once, when the work is done or abandoned, before any waiter hears of it.
  init(
    _ operation: @escaping @Sendable () async throws -> Value,
    onEnd: @escaping @Sendable (SharedTask) -> Void = { _ in }
  ) {
    self.onEnd = onEnd
    let task = Task {
      let result: Result<Value, any Error>
      do { result = .success(try await operation()) } catch { result = .failure(error) }
      self.finish(result)
    }
    state.withLock { state in
      if case .running = state.phase { state.task = task }
    }
  }

  /// Whether the work was cancelled before it was done.
  var isAbandoned: Bool {
    state.withLock { if case .abandoned = $0.phase { true } else { false } }
  }

  /// Hands out a ticket; `nil` when the work was abandoned.
  func join() -> Ticket? {
    state.withLock { state in
      if case .abandoned = state.phase { return nil }
      state.nextKey += 1
      state.tickets.insert(state.nextKey)
      return Ticket(key: state.nextKey)
    }
  }

  /// Waits for the work.
  ///
  /// - Returns: What the work gave.
  /// - Throws: What the work threw; `CancellationError` when the caller was cancelled or the work
  ///   abandoned.
  func value(_ ticket: Ticket) async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let answer = state.withLock { state -> Result<Value, any Error>? in
          switch state.phase {
          case .finished(let result) where state.tickets.contains(ticket.key): return result
          case .running where state.tickets.contains(ticket.key):
            state.waiters[ticket.key] = continuation
            return nil
          default: return .failure(CancellationError())
          }
        }
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      leave(ticket)
    }
  }

  /// Abandons the work whoever waits.
  func cancel() {
    end(.abandoned, answer: .failure(CancellationError()))
  }

  private func leave(_ ticket: Ticket) {
    let (waiter, isLast) = state.withLock { state in
      let wasThere = state.tickets.remove(ticket.key) != nil
      return (state.waiters.removeValue(forKey: ticket.key), wasThere && state.tickets.isEmpty)
    }
    if isLast { cancel() }
    waiter?.resume(throwing: CancellationError())
  }

  private func finish(_ result: Result<Value, any Error>) {
    end(.finished(result), answer: result)
  }

  private func end(_ phase: Phase, answer: Result<Value, any Error>) {
    let ended = state.withLock { state -> (Task<Void, Never>?, [Int: Waiter])? in
      guard case .running = state.phase else { return nil }
      state.phase = phase
      defer {
        state.task = nil
        state.waiters = [:]
      }
      return (state.task, state.waiters)
    }
    guard let (task, waiters) = ended else { return }
    task?.cancel()
    onEnd(self)
    for waiter in waiters.values { waiter.resume(with: answer) }
  }

  private typealias Waiter = CheckedContinuation<Value, any Error>
}
