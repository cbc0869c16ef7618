import Foundation

#if canImport(Glibc)
  import Glibc
  private let streamType = Int32(SOCK_STREAM.rawValue)
  private let sendFlags = Int32(MSG_NOSIGNAL)
#else
  import Darwin
  private let streamType = SOCK_STREAM
  private let sendFlags: Int32 = 0
#endif

/// A TCP socket on 127.0.0.1, with calls that block.
struct FaultServerSocket: Sendable, Hashable {
  let descriptor: Int32

  /// Opens a socket on a port the system chooses.
  ///
  /// - Parameter listens: Whether clients can connect; otherwise they are refused.
  /// - Returns: The socket and its port.
  /// - Throws: `POSIXError` when the machine has no socket or port left.
  static func open(listens: Bool = true) throws -> (socket: FaultServerSocket, port: UInt16) {
    let descriptor = socket(AF_INET, streamType, 0)
    guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let hasPort = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && (!listens || listen(descriptor, 64) == 0)
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard hasPort else {
      FaultServerSocket(descriptor: descriptor).close()
      throw POSIXError(.EADDRNOTAVAIL)
    }
    return (FaultServerSocket(descriptor: descriptor), UInt16(bigEndian: address.sin_port))
  }

  /// Waits for a client; `nil` once the socket is shut.
  func accept() -> FaultServerSocket? {
    while true {
      #if canImport(Glibc)
        let descriptor = Glibc.accept(self.descriptor, nil, nil)
      #else
        let descriptor = Darwin.accept(self.descriptor, nil, nil)
      #endif
      if descriptor >= 0 { return FaultServerSocket(descriptor: descriptor) }
      if errno != EINTR && errno != ECONNABORTED { return nil }
    }
  }

  /// Waits for bytes; `nil` at the end of the connection, however it came.
  func receive() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return Data(buffer[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Sends all bytes and returns whether the client took them.
  func sendAll(_ data: Data) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, sendFlags) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Ends both directions, which wakes a thread that blocks in a call.
  func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Gives the descriptor back.
  ///
  /// - Parameter isReset: Whether the peer is to see a reset in place of an end.
  func close(isReset: Bool = false) {
    if isReset {
      var option = linger(l_onoff: 1, l_linger: 0)
      let size = socklen_t(MemoryLayout<linger>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, size)
    }
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}
