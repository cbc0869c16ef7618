package import HTTPServer
import Synchronization

/// Keeps answers for a moment, so that what everybody asks for is made once.
///
/// Equal calls that come while an answer is being made wait for that one. An answer is never
/// older than the lifetime, so a change of the community shows that much later at most.
package final class ResponseCache: Sendable {
  fileprivate enum Entry {
    case making(Task<HTTPResponse, Never>)
    case made(HTTPResponse, until: ContinuousClock.Instant)
  }

  fileprivate struct State {
    var entries: [String: Entry] = [:]
    var byteCount = 0
  }

  private enum Lookup {
    case found(HTTPResponse)
    case wait(Task<HTTPResponse, Never>)
  }

  private let lifetime: Duration
  private let byteLimit: Int
  private let state = Mutex(State())

  /// Makes an empty cache; a lifetime of zero keeps nothing.
  package init(lifetime: Duration, byteLimit: Int = 32 << 20) {
    self.lifetime = lifetime
    self.byteLimit = byteLimit
  }

  /// Returns the answer that is kept, or makes it.
  ///
  /// - Parameters:
  ///   - key: Everything that the answer depends on.
  ///   - make: Makes the answer; only those of status 200 that can be shared are kept.
  /// - Returns: The answer, which is at most as old as the lifetime.
  package func response(
    for key: String, make: @escaping @Sendable () async -> HTTPResponse
  ) async -> HTTPResponse {
    guard lifetime > .zero else { return await make() }
    switch look(up: key, make) {
    case .found(let response): return response
    case .wait(let task): return await task.value
    }
  }

  private func look(
    up key: String, _ make: @escaping @Sendable () async -> HTTPResponse
  ) -> Lookup {
    state.withLock { state in
      switch state.entries[key] {
      case .made(let response, let end) where end > .now: return .found(response)
      case .making(let task): return .wait(task)
      case .made(let old, _):
        state.byteCount -= old.cost
        fallthrough
      case nil:
        let task = Task { [weak self] in
          let response = await make()
          self?.keep(response, for: key)
          return response
        }
        state.entries[key] = .making(task)
        return .wait(task)
      }
    }
  }

  private func keep(_ response: HTTPResponse, for key: String) {
    state.withLock { state in
      guard case .shared = response.body, response.status == .ok else {
        state.entries[key] = nil
        return
      }
      state.entries[key] = .made(response, until: .now + lifetime)
      state.byteCount += response.cost
      if state.byteCount > byteLimit { state.shed(to: byteLimit / 2) }
    }
  }
}

extension ResponseCache.State {
  /// Forgets what is over, then whatever comes, until no more than `limit` bytes are kept.
  fileprivate mutating func shed(to limit: Int) {
    let now = ContinuousClock.now
    for isLastResort in [false, true] {
      for (key, entry) in entries {
        guard byteCount > limit else { return }
        guard case .made(let response, let end) = entry, isLastResort || end <= now else {
          continue
        }
        entries[key] = nil
        byteCount -= response.cost
      }
    }
  }
}

extension HTTPResponse {
  /// About as many bytes as keeping the answer takes.
  fileprivate var cost: Int { body.count + 512 }
}
