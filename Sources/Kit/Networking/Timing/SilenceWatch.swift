import Synchronization

/// Notices when nothing has come or gone for too long, counted from the first sign of life.
struct SilenceWatch: Sendable {
  /// Says that something came or went.
  let touch: @Sendable () -> Void
  /// Returns once nothing was said for the limit; throws when the task is cancelled.
  let wait: @Sendable () async throws -> Void

  /// Waits for a first sign.
  init(limit: Duration, clock: any Clock<Duration>) {
    self = Self.make(limit, clock)
  }

  private init(
    touch: @escaping @Sendable () -> Void, wait: @escaping @Sendable () async throws -> Void
  ) {
    self.touch = touch
    self.wait = wait
  }

  private static func make<C: Clock<Duration>>(_ limit: Duration, _ clock: C) -> SilenceWatch {
    let last = LastSign<C.Instant>()
    return SilenceWatch {
      last.instant.withLock { $0 = clock.now }
    } wait: {
      while true {
        let now = clock.now
        // Before the first sign there is no silence, but it may come while this sleeps.
        let deadline = last.instant.withLock { $0 ?? now }.advanced(by: limit)
        guard now < deadline else { return }
        try await clock.sleep(until: deadline, tolerance: nil)
      }
    }
  }

  private final class LastSign<Instant: InstantProtocol>: Sendable {
    let instant = Mutex<Instant?>(nil)
  }
}

/// Measures how long something takes.
struct Stopwatch: Sendable {
  /// The time since the start.
  let elapsed: @Sendable () -> Duration

  /// Starts.
  init(_ clock: any Clock<Duration>) { elapsed = Self.make(clock) }

  private static func make<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
