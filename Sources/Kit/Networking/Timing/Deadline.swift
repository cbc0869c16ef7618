/// Runs work that is given up when something else ends first.
enum Deadline {
  /// Returns what the work gives, or a time-out when `expiry` returns first.
  ///
  /// The work is cancelled then, and waited for, so that nothing of it is left behind.
  static func race<Value: Sendable>(
    until expiry: @escaping @Sendable () async throws -> Void,
    _ work: @escaping @Sendable () async -> Result<Value, NetworkError>
  ) async -> Result<Value, NetworkError> {
    await withTaskGroup(of: Result<Value, NetworkError>?.self) { group in
      group.addTask { await work() }
      group.addTask {
        do {
          try await expiry()
          return .failure(.timeout)
        } catch {
          // The clock was interrupted: the work is over, or will report that it was cancelled.
          return nil
        }
      }
      defer { group.cancelAll() }
      for await result in group {
        if let result { return result }
      }
      return .failure(.cancelled)
    }
  }
}
