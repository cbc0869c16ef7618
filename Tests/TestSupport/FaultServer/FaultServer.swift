import Dispatch
package import Foundation

/// A real HTTP/1.1 server on 127.0.0.1 that does per path what a script says, faults above all.
///
/// A path without a script is answered with 404. The server is gone when `stop()` returns or the
/// last reference is.
package final class FaultServer: Sendable {
  private let engine: FaultServerEngine
  /// The port that the system chose.
  package let port: UInt16

  /// Starts a server.
  ///
  /// - Throws: `POSIXError` when the machine has no socket or port left.
  package init() throws {
    let (socket, port) = try FaultServerSocket.open()
    self.port = port
    engine = FaultServerEngine(socket)
    engine.start()
  }

  deinit { engine.stop() }

  /// The address of a path on this server.
  ///
  /// - Precondition: `path` begins with a slash and is percent-encoded.
  package func address(_ path: String = "/") -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      preconditionFailure("not a path: \(path)")
    }
    return url
  }

  /// Says what happens at a path: the first request gets the first reply, and so on; the last
  /// reply is given again and again.
  package func script(_ path: String, _ replies: ScriptedReply...) {
    engine.script(path, replies)
  }

  /// Every request so far, in the order they came in.
  package var requests: [ReceivedRequest] { engine.record.value.requests }

  /// Returns the requests to a path so far.
  package func requests(to path: String) -> [ReceivedRequest] {
    requests.filter { $0.path == path }
  }

  /// How many bytes were sent to clients so far.
  package var bytesSent: Int { engine.record.value.bytesSent }

  /// How many clients have connected so far.
  package var connectionCount: Int { engine.record.value.connections }

  /// Waits until so many requests have come in.
  package func waitForRequests(_ count: Int) async {
    await engine.record.wait { $0.requests.count >= count }
  }

  /// Waits until so many clients have closed their connection, or torn it down.
  package func waitForClosedConnections(_ count: Int = 1) async {
    await engine.record.wait { $0.closedByClient >= count }
  }

  /// Ends every connection and waits until no thread of the server runs.
  package func stop() { engine.stop() }
}
