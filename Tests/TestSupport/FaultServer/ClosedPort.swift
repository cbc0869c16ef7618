package import Foundation

/// A port of 127.0.0.1 at which nobody listens, and which nobody else gets meanwhile.
package final class ClosedPort: Sendable {
  private let socket: FaultServerSocket
  /// The address at which clients are refused.
  package let address: URL

  /// Takes a port.
  ///
  /// - Throws: `POSIXError` when the machine has no socket or port left.
  package init() throws {
    let (socket, port) = try FaultServerSocket.open(listens: false)
    self.socket = socket
    guard let url = URL(string: "http://127.0.0.1:\(port)/") else {
      throw POSIXError(.EADDRNOTAVAIL)
    }
    address = url
  }

  deinit { socket.close() }
}
