import CMicroHTTPD
import Foundation
import Synchronization

/// The library's name for a connection with a request under way.
struct ConnectionHandle: @unchecked Sendable {
  // Used by the library's thread, and by whoever wins the right to resume it, see `Exchange`.
  let pointer: OpaquePointer
}

/// One request and its answer, from the first line to the last byte.
///
/// The library's thread, the handler's task and the deadline timer meet here: whoever moves the
/// answer out of `.awaited` under the lock decides it, and resumes the connection if it slept.
final class Exchange: Sendable {
  /// How far the answer is.
  enum Answer {
    /// The handler has not begun.
    case unasked
    /// The handler works; the connection sleeps when there is a handle to wake it with.
    case awaited(sleeping: ConnectionHandle?)
    case ready(HTTPResponse)
    /// The server answers in the handler's place.
    case refused(HTTPStatus)
    /// Given to the library.
    case sent(status: HTTPStatus, byteCount: Int)
    /// There will be none.
    case abandoned
  }

  struct State {
    var head: RequestHead?
    var body = BodyBuffer()
    var answer = Answer.unasked
    var task: Task<Void, Never>?
  }

  let id: HTTPRequest.ID
  let target: SentTarget
  let connection: Connection
  let began = ContinuousClock.now
  let time = Date()
  let state = Mutex(State())

  init(id: HTTPRequest.ID, target: SentTarget, connection: Connection) {
    self.id = id
    self.target = target
    self.connection = connection
  }

  /// Settles the answer, unless that has been done.
  func complete(with response: HTTPResponse) { settle(.ready(response)) }

  /// Answers in place of a handler that took too long, and cancels it.
  func expire() {
    settle(.refused(.unavailable))
    cancel()
  }

  /// Gives up the answer, and cancels the handler.
  func abandon() {
    settle(.abandoned)
    cancel()
  }

  /// Whether the head has been read and found good.
  var hasHead: Bool { state.withLock { $0.head != nil } }

  /// Whether the handler still works.
  var isAwaited: Bool {
    state.withLock { state in
      if case .awaited = state.answer { true } else { false }
    }
  }

  /// Notes that the connection sleeps until the answer is there; `false` when it is there already.
  func sleep(_ handle: ConnectionHandle, task: Task<Void, Never>) -> Bool {
    state.withLock { state in
      guard case .awaited = state.answer else { return false }
      state.answer = .awaited(sleeping: handle)
      state.task = task
      return true
    }
  }

  private func settle(_ answer: Answer) {
    let sleeping = state.withLock { state -> ConnectionHandle? in
      guard case .awaited(let sleeping) = state.answer else { return nil }
      state.answer = answer
      return sleeping
    }
    if let sleeping { MHD_resume_connection(sleeping.pointer) }
  }

  private func cancel() { state.withLock { $0.task }?.cancel() }
}
