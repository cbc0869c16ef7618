import Dispatch
import Foundation
import Synchronization

/// The threads behind a `FaultServer`: one that accepts, and one per connection.
final class FaultServerEngine: Sendable {
  /// What has happened so far.
  struct Record: Sendable {
    var requests: [ReceivedRequest] = []
    var bytesSent = 0
    var connections = 0
    var closedByClient = 0
  }
  private struct State {
    var scripts: [String: [ScriptedReply]] = [:]
    var gates: [Gate] = []
    var live: Set<FaultServerSocket> = []
    var isStopped = false
  }

  let record = Watched(Record())
  private let listener: FaultServerSocket
  private let state = Mutex(State())
  private let threads = DispatchGroup()

  init(_ listener: FaultServerSocket) { self.listener = listener }

  func start() {
    run { engine in
      while let socket = engine.listener.accept() {
        guard engine.admit(socket) else { break }
        let number = engine.record.update { record in
          record.connections += 1
          return record.connections
        }
        engine.run { engine in
          let isReset = FaultServerConnection(engine, socket, number).serve()
          engine.state.withLock { _ = $0.live.remove(socket) }
          socket.close(isReset: isReset)
        }
      }
      engine.listener.close()
    }
  }

  func script(_ path: String, _ replies: [ScriptedReply]) {
    precondition(!replies.isEmpty, "a script has at least one reply")
    state.withLock { $0.scripts[path] = replies }
  }

  /// Takes the next reply of the path's script.
  func nextReply(to path: String) -> ScriptedReply {
    state.withLock { state in
      guard let replies = state.scripts[path], let next = replies.first else {
        return .answer(404)
      }
      if replies.count > 1 { state.scripts[path] = Array(replies.dropFirst()) }
      return next
    }
  }

  /// Stands at a gate, which opens at the latest when the server stops.
  func pass(_ gate: Gate) {
    let isStopped = state.withLock { state in
      state.gates.append(gate)
      return state.isStopped
    }
    if isStopped { gate.open() }
    gate.pass()
  }

  func stop() {
    let gates = state.withLock { state -> [Gate] in
      guard !state.isStopped else { return [] }
      state.isStopped = true
      listener.shutDown()
      for socket in state.live { socket.shutDown() }
      return state.gates
    }
    for gate in gates { gate.open() }
    threads.wait()
  }

  /// Keeps a connection among those that `stop()` ends; refuses it after that.
  private func admit(_ socket: FaultServerSocket) -> Bool {
    let isAdmitted = state.withLock { state in
      if !state.isStopped { state.live.insert(socket) }
      return !state.isStopped
    }
    if !isAdmitted { socket.close() }
    return isAdmitted
  }

  private func run(_ work: @escaping @Sendable (FaultServerEngine) -> Void) {
    threads.enter()
    Thread.detachNewThread { [self] in
      work(self)
      threads.leave()
    }
  }
}
