import Dispatch
import Glibc
import Synchronization

/// An HTTP/1.1 server on one address.
///
/// A handler runs as a task: it may wait for as long as the limits allow without keeping a thread,
/// and is cancelled when they are used up. It runs on the connection's own thread until it first
/// waits, so an answer at hand costs no change of threads.
package final class HTTPServer: Sendable {
  private enum State {
    case idle
    case running(Daemon)
    case stopped
  }

  private let core: ServerCore
  private let state = Mutex(State.idle)

  /// Prepares a server; `start` makes it listen.
  package init(
    configuration: ServerConfiguration = ServerConfiguration(),
    handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    core = ServerCore(configuration: configuration, handler: handler)
  }

  /// Listens at the configured address and serves until `stop`, which must be called before the
  /// last reference goes.
  ///
  /// - Returns: The port, also when the system chose it.
  /// - Throws: Why the address cannot be listened at.
  /// - Precondition: The server has not been started before.
  @discardableResult package func start() throws(HTTPServerError) -> UInt16 {
    let listener = try HTTPListener(
      host: core.configuration.host, port: core.configuration.port)
    try start(on: listener)
    return listener.port
  }

  /// Serves a listener's clients until `stop`, which must be called before the last reference goes.
  ///
  /// - Throws: `.system` when threads or memory are short; the listener is closed then.
  /// - Precondition: The server has not been started before.
  package func start(on listener: HTTPListener) throws(HTTPServerError) {
    signal(SIGPIPE, SIG_IGN)
    guard let daemon = Daemon(core, socket: listener.descriptor) else {
      listener.close()
      throw .system(reason: "the HTTP library could not start its threads")
    }
    state.withLock { state in
      guard case .idle = state else { preconditionFailure("a server starts once") }
      state = .running(daemon)
    }
  }

  /// Stops accepting, lets requests under way finish, and ends.
  ///
  /// - Parameter grace: How long they have; then their connections are cut and handlers cancelled.
  package func stop(grace: Duration = .seconds(10)) async {
    guard let daemon = takeDaemon() else { return }
    core.beginStopping()
    daemon.quiesce()
    core.registry.forEach { $0.endIfWaiting() }
    let cutter = Task { [core] in
      // A cancelled wait means that nobody is left to be cut off.
      guard (try? await Task.sleep(for: grace)) != nil else { return }
      core.registry.forEach { $0.end() }
    }
    await core.registry.waitUntilEmpty()
    cutter.cancel()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        daemon.stop()
        continuation.resume()
      }
    }
  }

  private func takeDaemon() -> Daemon? {
    state.withLock { state in
      guard case .running(let daemon) = state else { return nil }
      state = .stopped
      return daemon
    }
  }
}
