import Foundation

/// Whom a request goes to: what decides who may see login data (RFC 6454).
struct Origin: Hashable {
  let scheme: String
  let host: String
  let port: Int

  /// Reads the origin of an address; `nil` unless it is HTTP with a host.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = url.host(percentEncoded: true)?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }

  /// Whether the connection is protected.
  var isSecure: Bool { scheme == "https" }

  /// Whether the server is this machine.
  var isLoopback: Bool {
    host == "localhost" || host == "::1" || host == "[::1]"
      || (host.hasPrefix("127.") && host.split(separator: ".").count == 4)
  }
}
