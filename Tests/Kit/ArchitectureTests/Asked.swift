import TestSupport

/// A request in a task of its own, on the main actor: once it has begun, it waits.
@MainActor struct Asked<Value: Sendable> {
  private let task: Task<Value, any Error>
  private let hasBegun = Watched(false)

  init(_ request: @escaping @MainActor () async throws -> Value) {
    let hasBegun = hasBegun
    task = Task {
      hasBegun.update { $0 = true }
      return try await request()
    }
  }

  /// Waits until the request runs; the main actor is free again only when it waits.
  var begun: Void {
    get async { await hasBegun.wait { $0 } }
  }

  var value: Value {
    get async throws { try await task.value }
  }

  func cancel() { task.cancel() }
}
