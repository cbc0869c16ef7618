import CMicroHTTPD

/// The library at work on a socket: its threads, and the callbacks that lead to a `ServerCore`.
struct Daemon: @unchecked Sendable {
  // The library guards its handle; `stop` is called once, by `HTTPServer`.
  private let handle: OpaquePointer
  private let core: Unmanaged<ServerCore>

  /// Starts serving connections of a listening socket; `nil` when threads or memory are short.
  init?(_ core: ServerCore, socket: Int32) {
    let limits = core.configuration.limits
    let threads = UInt32(max(1, core.configuration.threads))
    self.core = .passRetained(core)
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

  /// Accepts no further connections.
  func quiesce() -> Int32 { MHD_quiesce_daemon(handle) }

  /// Ends all threads; no connection may sleep any more.
  func stop() {
    MHD_stop_daemon(handle)
    core.release()
  }
}
