#if canImport(Glibc)
  import Glibc
#endif
import Synchronization

/// Which evaluation is under way, so that what it reads can register it.
@MainActor enum Evaluation {
  private(set) static var current: Tracker?

  /// The thread of the evaluation, or 0: read from any thread, written by the main actor.
  nonisolated private static let thread = Atomic<UInt>(0)

  static func enter(_ tracker: Tracker?) -> Tracker? {
    let outer = current
    current = tracker
    thread.store(tracker == nil ? 0 : threadID(), ordering: .relaxed)
    return outer
  }

  static func leave(restoring outer: Tracker?) {
    current = outer
    thread.store(outer == nil ? 0 : threadID(), ordering: .relaxed)
  }

  /// Runs code whose reads concern nobody: actions, tasks' starts.
  static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = enter(nil)
    defer { leave(restoring: outer) }
    return body()
  }

  /// Whether the caller runs inside an evaluation, and therefore on the main actor.
  nonisolated static var isUnderWay: Bool {
    let owner = thread.load(ordering: .relaxed)
    return owner != 0 && owner == threadID()
  }

  nonisolated private static func threadID() -> UInt {
    UInt(pthread_self())
  }
}
