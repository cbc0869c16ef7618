import CMicroHTTPD
import Glibc

/// The address at the other end of a connection.
enum PeerAddress {
  /// The address as text without its port, `-` when there is none.
  static func text(of handle: OpaquePointer) -> String {
    guard let address = CMicroHTTPD_peer(handle) else { return "-" }
    let length =
      address.pointee.sa_family == AF_INET6
      ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    guard
      getnameinfo(
        address, socklen_t(length), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
    else { return "-" }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? "-"
  }
}
