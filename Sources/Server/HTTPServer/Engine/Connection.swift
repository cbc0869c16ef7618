import CMicroHTTPD
import Glibc
import Synchronization

/// One client's TCP connection, with the time by which it must get on.
final class Connection: Sendable {
  /// What the connection is at.
  enum Phase {
    /// Between requests, or inside a request's first line.
    case waiting
    /// Inside the rest of a request.
    case receiving
    /// The handler is at work.
    case handling(Exchange)
    /// An answer is on its way.
    case sending
    /// Cut off by us; the library has yet to notice.
    case cut
    /// The socket is no longer ours.
    case closed
  }

  private struct State {
    var phase = Phase.waiting
    var deadline: ContinuousClock.Instant
  }

  /// The address of the peer, without its port.
  let remoteAddress: String
  private let socket: Int32
  private let state: Mutex<State>

  init(socket: Int32, remoteAddress: String, deadline: ContinuousClock.Instant) {
    self.socket = socket
    self.remoteAddress = remoteAddress
    state = Mutex(State(deadline: deadline))
  }

  /// Goes on to another phase; `false` when the connection has been cut off.
  @discardableResult func enter(_ phase: Phase, until deadline: ContinuousClock.Instant) -> Bool {
    state.withLock { state in
      switch state.phase {
      case .cut, .closed: return false
      case .waiting, .receiving, .handling, .sending:
        state.phase = phase
        state.deadline = deadline
        return true
      }
    }
  }

  /// Tells that the socket is about to be closed, so that its number is not used again.
  func close() { state.withLock { $0.phase = .closed } }

  /// Ends the connection, or its handler's wait, when it has had its time.
  func expire(at now: ContinuousClock.Instant) {
    let overdue = state.withLock { state -> Exchange? in
      guard state.deadline <= now else {
        lookForEnd(&state, now)
        return nil
      }
      switch state.phase {
      case .waiting, .sending: shutDown(&state)
      case .receiving:
        send(.requestTimeout)
        shutDown(&state)
      case .handling(let exchange): return exchange
      case .cut, .closed: break
      }
      return nil
    }
    overdue?.expire()
  }

  /// Ends the connection when it has no request under way and none in its socket.
  func endIfWaiting() {
    state.withLock { state in
      guard case .waiting = state.phase, !hasUnreadBytes else { return }
      shutDown(&state)
    }
  }

  /// Ends the connection, whatever it is at; a status is sent first when there is one.
  func end(with status: HTTPStatus? = nil) {
    let abandoned = state.withLock { state -> Exchange? in
      if case .closed = state.phase { return nil }
      if let status { send(status) }
      guard case .handling(let exchange) = state.phase else {
        shutDown(&state)
        return nil
      }
      shutDown(&state)
      return exchange
    }
    abandoned?.abandon()
  }

  /// Ends the connection so that the peer sees a reset.
  func reset() {
    state.withLock { state in
      if case .closed = state.phase { return }
      // Dissolving the association is how Linux sends a reset without closing the socket.
      var nobody = sockaddr()
      nobody.sa_family = sa_family_t(AF_UNSPEC)
      connect(socket, &nobody, socklen_t(MemoryLayout<sockaddr>.size))
      state.phase = .cut
    }
  }

  private func shutDown(_ state: inout State) {
    state.phase = .cut
    shutdown(socket, Int32(SHUT_RDWR))
  }

  /// Gives no further time to a connection whose peer has closed its end.
  ///
  /// The library misses that when the end of the stream comes along with the last bytes (it polls
  /// for edges and reads just once). It may be at work on those bytes, so the cut comes next time.
  private func lookForEnd(_ state: inout State, _ now: ContinuousClock.Instant) {
    switch state.phase {
    case .waiting, .receiving: if peek == 0 { state.deadline = now }
    case .handling, .sending, .cut, .closed: break
    }
  }

  private var hasUnreadBytes: Bool { peek > 0 }

  private var peek: Int {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
  }

  /// Writes an answer past the library, for a connection on which it has none under way.
  private func send(_ status: HTTPStatus) {
    let text = """
      HTTP/1.1 \(status.code) \(status.reason)\r
      Connection: close\r
      Content-Length: 0\r
      \r

      """
    _ = Glibc.send(socket, text, text.utf8.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }
}
