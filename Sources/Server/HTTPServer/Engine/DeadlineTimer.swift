import Dispatch
import Synchronization

/// Looks for overdue connections while any are open, on a thread of its own.
///
/// An idle server has no timer: the one that finds no connection open is the last.
final class DeadlineTimer: Sendable {
  private let registry: ConnectionRegistry
  private let interval: Duration
  private let queue = DispatchQueue(label: "deadlines")
  private let isRunning = Mutex(false)

  /// Prepares a timer that is fine enough for the given limits.
  init(registry: ConnectionRegistry, limits: ServerLimits) {
    self.registry = registry
    interval = min(max(min(limits.idleTime, limits.requestTime) / 8, .milliseconds(5)), .seconds(1))
  }

  /// Starts looking, unless it does already.
  func start() {
    let isFirst = isRunning.withLock { running in
      defer { running = true }
      return !running
    }
    if isFirst { schedule() }
  }

  private func schedule() {
    let delay = DispatchTimeInterval.nanoseconds(Int(interval / .nanoseconds(1)))
    queue.asyncAfter(deadline: .now() + delay) { self.look() }
  }

  private func look() {
    let now = ContinuousClock.now
    registry.forEach { $0.expire(at: now) }
    let goesOn = isRunning.withLock { running in
      running = registry.count > 0
      return running
    }
    if goesOn { schedule() }
  }
}
