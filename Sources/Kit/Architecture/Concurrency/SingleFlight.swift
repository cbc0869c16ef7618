import Synchronization

/// Lets equal requests that overlap share one call.
///
/// A request made while an equal one is under way waits for that one's answer, error included; one
/// made later starts anew. A waiter that is cancelled stops waiting and leaves the others alone;
/// when the last one is cancelled, so is the call. A call must not wait for its own key.
public final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let flights = Mutex<[Key: SharedTask<Value>]>([:])

  /// Makes one with nothing under way.
  public init() {}

  /// How many calls are under way.
  public var count: Int { flights.withLock(\.count) }

  /// Waits for the call of a key, and starts it when none is under way.
  ///
  /// - Parameters:
  ///   - key: What makes two requests equal.
  ///   - operation: The call; runs in a task of its own, with the first caller's priority.
  /// - Returns: What the call gave.
  /// - Throws: What the call threw, or `CancellationError` when the caller was cancelled.
  public func value(
    for key: Key, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let (flight, ticket) = board(key, operation)
    guard let ticket else { throw CancellationError() }
    return try await flight.value(ticket)
  }

  private func board(
    _ key: Key, _ operation: @escaping @Sendable () async throws -> Value
  ) -> (SharedTask<Value>, SharedTask<Value>.Ticket?) {
    flights.withLock { flights in
      if let flight = flights[key], let ticket = flight.join() { return (flight, ticket) }
      let flight = SharedTask(operation) { [weak self] ended in
        self?.remove(ended, for: key)
      }
      flights[key] = flight
      return (flight, flight.join())
    }
  }

  private func remove(_ ended: SharedTask<Value>, for key: Key) {
    flights.withLock { flights in
      if flights[key] === ended { flights[key] = nil }
    }
  }
}
