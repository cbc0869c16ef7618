import CMicroHTTPD
import Glibc

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
  /// Another socket, on which nothing ever comes, takes the place of the one that listens; the system
  /// then closes that one and drops it from every queue of events. `MHD_quiesce_daemon` would take it
  /// out of the queues on two threads at once, and the one that comes second ends the program (seen
  /// with libmicrohttpd 0.9.75: "Failed to remove listen FD from epoll set").
  func quiesce() {
    let silent = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    if silent >= 0, dup2(silent, socket) >= 0 {
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      close(silent)
    } else {
      // Out of descriptors: the socket stays, and refuses.
      if silent >= 0 { close(silent) }
      shutdown(socket, Int32(SHUT_RD))
    }
  }

  /// Ends all threads; no connection may sleep any more.
  func stop() {
    MHD_stop_daemon(handle)
    core.release()
  }
}
