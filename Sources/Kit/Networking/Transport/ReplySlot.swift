import Synchronization

/// Holds the outcome of a message for the one task that waits for it; the first outcome counts.
final class ReplySlot: Sendable {
  typealias Outcome = Result<HTTPReply, NetworkError>

  private enum State {
    case empty
    case awaited(CheckedContinuation<Outcome, Never>)
    case filled(Outcome)
  }

  private let state = Mutex(State.empty)

  /// Gives the outcome, unless there is one.
  func fill(_ outcome: Outcome) {
    let waiting = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      switch state {
      case .filled:
        return nil
      case .empty:
        state = .filled(outcome)
        return nil
      case .awaited(let continuation):
        state = .filled(outcome)
        return continuation
      }
    }
    waiting?.resume(returning: outcome)
  }

  /// Waits for the outcome.
  ///
  /// - Precondition: Nobody else waits.
  func outcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome = state.withLock { state -> Outcome? in
        if case .filled(let outcome) = state { return outcome }
        state = .awaited(continuation)
        return nil
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }
}
