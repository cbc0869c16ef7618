public import Foundation
import Synchronization

/// A clock that stands still until a test moves it.
///
/// Give it to code that takes `any Clock<Duration>`: it sleeps until the test has moved the time
/// far enough. Give it to a `ViewHost` too, and `ViewHost.advance(by:)` moves the time of its
/// animations, timelines and texts as well. `Task.sleep` goes by the time of the system, whatever
/// a test does: code that waits and is to be tested takes a clock.
///
///     let clock = TestClock()
///     let host = ViewHost(SearchView(model: SearchModel(clock: clock)))
///     try host.find(role: "field").type("lotus")
///     await clock.waitForSleep()
///     clock.advance(by: .milliseconds(300))
///     await host.finishTasks()
public final class TestClock: Clock, Sendable {
  /// A point of this clock's time.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
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
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// What the date is when the clock stands at zero.
  public let start: Date

  /// Makes a clock that stands at zero.
  ///
  /// - Parameter start: The date at zero; by default the beginning of 1970.
  public init(start: Date = Date(timeIntervalSince1970: 0)) { self.start = start }

  /// What the date is by this clock.
  public var date: Date { start + now.offset / .seconds(1) }

  public var now: Instant { state.withLock(\.now) }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until somebody sleeps.
  public func waitForSleep() async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if state.sleepers.isEmpty { state.waiting.append(continuation) }
        return !state.sleepers.isEmpty
      }
      if isReady { continuation.resume() }
    }
  }

  /// Moves the time, and wakes whoever has slept long enough.
  public func advance(by duration: Duration) {
    let ready = state.withLock { state -> [Sleeper] in
      state.now = state.now.advanced(by: duration)
      let keys = state.sleepers.filter { $0.value.deadline <= state.now }.keys
      return keys.compactMap { state.sleepers.removeValue(forKey: $0) }
    }
    for sleeper in ready { sleeper.continuation.resume(returning: true) }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let key = state.withLock { state in
      state.nextKey += 1
      return state.nextKey
    }
    let hasSlept = await withTaskCancellationHandler {
      await withCheckedContinuation { sleep(until: deadline, as: key, $0) }
    } onCancel: {
      wake(key)
    }
    guard hasSlept else { throw CancellationError() }
  }

  private func sleep(
    until deadline: Instant, as key: Int, _ continuation: CheckedContinuation<Bool, Never>
  ) {
    let (answer, waiting) = state.withLock {
      state -> (Bool?, [CheckedContinuation<Void, Never>]) in
      if state.cancelled.remove(key) != nil { return (false, []) }
      if deadline <= state.now { return (true, []) }
      state.sleepers[key] = Sleeper(deadline: deadline, continuation: continuation)
      defer { state.waiting = [] }
      return (nil, state.waiting)
    }
    if let answer { continuation.resume(returning: answer) }
    for continuation in waiting { continuation.resume() }
  }

  /// Takes up that a sleep was cancelled, perhaps before it began.
  private func wake(_ key: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      let sleeper = state.sleepers.removeValue(forKey: key)
      if sleeper == nil { state.cancelled.insert(key) }
      return sleeper
    }
    sleeper?.continuation.resume(returning: false)
  }
}
