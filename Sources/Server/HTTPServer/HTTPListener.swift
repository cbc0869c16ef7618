import Glibc

/// An address that clients can connect to already, though nobody serves them yet.
package struct HTTPListener: Sendable {
  let descriptor: Int32
  /// The port, also when the system chose it.
  package let port: UInt16

  /// Listens at an address.
  ///
  /// - Parameters:
  ///   - host: A numeric address, or `localhost`.
  ///   - port: The port; 0 lets the system choose a free one.
  ///   - backlog: How many clients may wait to be accepted.
  /// - Throws: Why that is impossible; nothing stays open then.
  package init(
    host: String, port: UInt16, backlog: Int32 = 511
  ) throws(HTTPServerError) {
    let addresses = try Self.resolve(host, port)
    defer { freeaddrinfo(addresses) }
    let info = addresses.pointee
    let descriptor = socket(info.ai_family, info.ai_socktype | Self.flags, info.ai_protocol)
    guard descriptor >= 0 else { throw .system(reason: Self.lastError) }
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, backlog) == 0
    else {
      let failure = Self.failure(errno, host: host, port: port)
      _ = Glibc.close(descriptor)
      throw failure
    }
    self.descriptor = descriptor
    self.port = Self.boundPort(of: descriptor)
  }

  /// Stops listening; a server that was started on the address does so by itself.
  package func close() { _ = Glibc.close(descriptor) }

  /// Ends listening, while others still hold the descriptor.
  ///
  /// A socket on which nothing ever comes takes its place; the system then closes the one that
  /// listened and drops it from every queue of events.
  static func silence(_ descriptor: Int32) {
    let silent = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    if silent >= 0, dup2(silent, descriptor) >= 0 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = Glibc.close(silent)
    } else {
      // Out of descriptors: the socket stays, and refuses.
      if silent >= 0 { _ = Glibc.close(silent) }
      shutdown(descriptor, Int32(SHUT_RD))
    }
  }

  private static let flags = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
  private static var lastError: String { String(cString: strerror(errno)) }

  private static func resolve(
    _ host: String, _ port: UInt16
  ) throws(HTTPServerError) -> UnsafeMutablePointer<addrinfo> {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE | (host == "localhost" ? 0 : AI_NUMERICHOST)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let found else {
      throw .addressUnavailable(host: host)
    }
    return found
  }

  private static func failure(_ code: Int32, host: String, port: UInt16) -> HTTPServerError {
    switch code {
    case EADDRINUSE: .addressInUse(host: host, port: port)
    case EACCES, EPERM: .permissionDenied(host: host, port: port)
    case EADDRNOTAVAIL: .addressUnavailable(host: host)
    default: .system(reason: String(cString: strerror(code)))
    }
  }

  private static func boundPort(of descriptor: Int32) -> UInt16 {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard getsockname(descriptor, address, &length) == 0 else { return 0 }
        // The port stands at the same place in IPv4 and IPv6 addresses.
        return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          UInt16(bigEndian: $0.pointee.sin_port)
        }
      }
    }
  }
}
