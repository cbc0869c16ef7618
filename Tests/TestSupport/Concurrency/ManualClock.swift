import Synchronization

/// A clock that stands still until a test moves it.
package final class ManualClock: Clock, Sendable {
  /// A point of this clock's time.
  package struct Instant: InstantProtocol {
    /// The time since the clock was made.
    package var offset: Duration

    package func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Bool, Never>
  }
  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var nextKey = 0
  }

  private let state = Mutex(State())
  private let asked = Watched<[Duration]>([])
  private let limitOfSkipping: Duration

  /// Makes a clock that stands at zero.
  ///
  /// - Parameter limit: A sleep shorter than this ends at once and moves the clock, as if it had
  ///   been slept; longer ones wait for `advance(by:)`.
  package init(skippingSleepsUnder limit: Duration = .zero) { limitOfSkipping = limit }

  package var now: Instant { state.withLock(\.now) }
  package var minimumResolution: Duration { .nanoseconds(1) }

  /// How long each sleep so far was asked to last, in order.
  package var sleeps: [Duration] { asked.value }

  /// Waits until someone has asked for a sleep of this length.
  package func waitForSleep(of length: Duration, count: Int = 1) async {
    await asked.wait { lengths in lengths.count { $0 == length } >= count }
  }

  /// Moves the time and wakes whoever has slept long enough.
  package func advance(by duration: Duration) {
    let ready = state.withLock { state -> [Sleeper] in
      state.now = state.now.advanced(by: duration)
      let keys = state.sleepers.filter { $0.value.deadline <= state.now }.keys
      return keys.compactMap { state.sleepers.removeValue(forKey: $0) }
    }
    for sleeper in ready { sleeper.continuation.resume(returning: true) }
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (key, length) = state.withLock { state -> (Int, Duration) in
      state.nextKey += 1
      return (state.nextKey, state.now.duration(to: deadline))
    }
    if length < limitOfSkipping {
      try Task.checkCancellation()
      asked.update { $0.append(length) }
      advance(by: max(length, .zero))
      return
    }
    let hasSlept = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          if state.cancelled.remove(key) != nil { return false }
          if deadline <= state.now { return true }
          state.sleepers[key] = Sleeper(deadline: deadline, continuation: continuation)
          return nil
        }
        asked.update { $0.append(length) }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        let sleeper = state.sleepers.removeValue(forKey: key)
        if sleeper == nil { state.cancelled.insert(key) }
        return sleeper
      }
      sleeper?.continuation.resume(returning: false)
    }
    guard hasSlept else { throw CancellationError() }
  }
}
