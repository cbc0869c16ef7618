import Synchronization

/// The open connections: counts them, and finds those that have had their time.
final class ConnectionRegistry: Sendable {
  private struct State {
    var open: [ObjectIdentifier: Connection] = [:]
    var perAddress: [String: Int] = [:]
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let limits: ServerLimits
  private let state = Mutex(State())

  init(limits: ServerLimits) { self.limits = limits }

  /// The number of open connections.
  var count: Int { state.withLock { $0.open.count } }

  /// Adds a connection; `false` when it is one too many, in all or for its address.
  func add(_ connection: Connection) -> Bool {
    state.withLock { state in
      state.open[ObjectIdentifier(connection)] = connection
      let sameAddress = state.perAddress[connection.remoteAddress, default: 0] + 1
      state.perAddress[connection.remoteAddress] = sameAddress
      let perAddress = limits.connectionsPerAddress
      return state.open.count <= limits.connections
        && (perAddress == 0 || sameAddress <= perAddress)
    }
  }

  /// Forgets a connection that ends.
  func remove(_ connection: Connection) {
    let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      guard state.open.removeValue(forKey: ObjectIdentifier(connection)) != nil else { return [] }
      let left = (state.perAddress[connection.remoteAddress] ?? 1) - 1
      state.perAddress[connection.remoteAddress] = left > 0 ? left : nil
      guard state.open.isEmpty else { return [] }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Does something with every open connection, outside the registry's lock.
  func forEach(_ body: (Connection) -> Void) {
    for connection in state.withLock({ Array($0.open.values) }) { body(connection) }
  }

  /// Returns once no connection is open.
  func waitUntilEmpty() async {
    await withCheckedContinuation { continuation in
      let isEmpty = state.withLock { state in
        if !state.open.isEmpty { state.waiters.append(continuation) }
        return state.open.isEmpty
      }
      if isEmpty { continuation.resume() }
    }
  }
}
