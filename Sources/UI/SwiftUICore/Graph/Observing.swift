import Observation
import Synchronization

/// Takes an evaluation's tracking off all observed objects at once.
///
/// `withObservationTracking` cannot be cancelled; but reading this object inside the tracking and
/// changing it afterwards fires the tracking (to no effect) and so removes it everywhere.
@MainActor @Observable final class ObservationCanceller {
  private var tick = 0

  nonisolated init() {}

  func read() { _ = tick }
  func cancel() { tick += 1 }
}

/// The types whose evaluations have been seen to read observed objects.
///
/// Only these pay for a canceller. The first evaluation of a type is found out after the fact, so
/// one tracking per type stays registered until it fires.
nonisolated enum ObservingTypes {
  private static let types = Mutex<Set<ObjectIdentifier>>([])

  static func contains(_ type: Any.Type) -> Bool {
    types.withLock { $0.contains(ObjectIdentifier(type)) }
  }

  static func insert(_ type: Any.Type) {
    types.withLock { _ = $0.insert(ObjectIdentifier(type)) }
  }
}

/// Runs an evaluation inside observation tracking; `onReads` is asked for the handler only if the
/// evaluation read an observed object.
@MainActor func withTracking<Result>(
  _ body: () -> Result, canceller: ObservationCanceller?,
  onReads: () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(
    {
      canceller?.read()
      return body()
    }, onChange: onReads())
}
