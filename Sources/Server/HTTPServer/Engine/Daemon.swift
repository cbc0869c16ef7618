import CMicroHTTPD

/// The library at work on a socket: its threads, and the callbacks that lead to a `ServerCore`.
struct Daemon: @unchecked Sendable {
  // The library guards its handle; `stop` is called once, by `HTTPServer`.
  private let handle: OpaquePointer
  private let core: Unmanaged<ServerCore>
  private let socket: Int32

  /// Starts serving connections of a listening socket; `nil` when threads or memory are short.
  init?(_ core: ServerCore, socket: Int32) {
    let limits = core.configuration.limits
    let threads = UInt32(max(1, core.configuration.threads))
    self.core = .passRetained(core)
    self.socket = socket
    var settings = CMicroHTTPD_Settings(
      socket: socket, threads: threads,
      // Shared out among the threads; our own limit is to be the one that is met.
      connections: UInt32(limits.connections + 64) * threads,
      memory_per_connection: limits.headSize + (8 << 10), context: self.core.toOpaque(),
      begin: Callbacks.begin, handle: Callbacks.handle, finish: Callbacks.finish,
      notify: Callbacks.notify)
    guard let handle = CMicroHTTPD_start(&settings) else {
      self.core.release()
      return nil
    }
    self.handle = handle
  }

  /// Accepts no further connections: clients find nobody who listens.
  ///
  /// `MHD_quiesce_daemon` would take the socket out of the queues of events on two threads at once,
  /// and the one that comes second ends the program (seen with libmicrohttpd 0.9.75: "Failed to
  /// remove listen FD from epoll set").
  func quiesce() { HTTPListener.silence(socket) }

  /// Ends all threads; no connection may sleep any more.
  func stop() {
    MHD_stop_daemon(handle)
    core.release()
  }
}
