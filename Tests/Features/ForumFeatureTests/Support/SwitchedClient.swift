import Foundation
import Networking
import Synchronization

/// A client whose network can be unplugged, and that notes what was asked.
final class SwitchedClient: HTTPClient {
  private struct State {
    var isOffline = false
    var calls: [HTTPCall] = []
  }

  private let client: any HTTPClient
  private let state = Mutex(State())

  init(_ client: any HTTPClient) { self.client = client }

  var isOffline: Bool {
    get { state.withLock(\.isOffline) }
    set { state.withLock { $0.isOffline = newValue } }
  }

  /// How often anything was asked for.
  var callCount: Int { state.withLock(\.calls).count }

  /// Returns the pages that a list was asked for.
  func pages(of path: String) -> [String] {
    state.withLock(\.calls).filter { $0.path == path }.map { call in
      call.query.first { $0.name == "page" }?.value ?? ""
    }
  }

  func exchange(
    _ call: HTTPCall, progress: TransferProgress.Handler?
  ) async throws(NetworkError) -> HTTPReply {
    let isOffline = state.withLock { state in
      state.calls.append(call)
      return state.isOffline
    }
    if isOffline { throw .offline(.noRoute) }
    return try await client.exchange(call, progress: progress)
  }
}
