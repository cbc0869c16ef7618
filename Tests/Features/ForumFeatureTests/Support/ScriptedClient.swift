import Foundation
import Networking
import Synchronization
import TestSupport

/// A client that answers each path as a test says, and counts what it was asked.
final class ScriptedClient: HTTPClient {
  typealias Outcome = Result<String, NetworkError>

  private struct State {
    var answers: [String: Outcome] = [:]
    var calls: [HTTPCall] = []
  }

  private let state = Mutex(State())
  private let asked = Watched(0)
  /// While this is set, answers wait until it is opened.
  let gate: AsyncGate?

  init(gate: AsyncGate? = nil) { self.gate = gate }

  /// Every call so far.
  var calls: [HTTPCall] { state.withLock(\.calls) }

  func answer(_ path: String, _ outcome: Outcome) {
    state.withLock { $0.answers[path] = outcome }
  }

  func waitForCalls(_ count: Int) async { await asked.wait { $0 >= count } }

  func exchange(
    _ call: HTTPCall, progress: TransferProgress.Handler?
  ) async throws(NetworkError) -> HTTPReply {
    let outcome = state.withLock { state in
      state.calls.append(call)
      return state.answers[call.path] ?? .success(Wire.refusal(code: 0, "no script"))
    }
    asked.update { $0 += 1 }
    await gate?.pass()
    guard !Task.isCancelled else { throw .cancelled }
    guard let address = URL(string: "http://forum.example") else {
      preconditionFailure("a constant address")
    }
    return HTTPReply(
      status: 200, headers: ["Content-Type": "application/json"],
      body: Data(try outcome.get().utf8), address: address)
  }
}

/// A barrier for tasks that a test opens, for good.
final class AsyncGate: Sendable {
  private let isOpen = Watched(false)

  func pass() async { await isOpen.wait { $0 } }

  func open() { isOpen.update { $0 = true } }
}
