public import Foundation

/// A name and value that a server wants to see again (RFC 6265).
public struct Cookie: Sendable, Hashable, Codable {
  /// The name.
  public var name: String
  /// The value, as the server wrote it.
  public var value: String
  /// The host that gets the cookie, in lower case, without a dot in front.
  public var domain: String
  /// Whether hosts below the domain get it too.
  public var includesSubdomains: Bool
  /// The path below which the cookie is sent.
  public var path: String
  /// When the cookie ends; `nil` for one that ends with the session.
  public var expires: Date?
  /// Whether only protected connections carry it.
  public var isSecure: Bool

  /// Makes a cookie.
  public init(
    name: String, value: String, domain: String, includesSubdomains: Bool = false,
    path: String = "/", expires: Date? = nil, isSecure: Bool = false
  ) {
    self.name = name
    self.value = value
    self.domain = domain.lowercased()
    self.includesSubdomains = includesSubdomains
    self.path = path
    self.expires = expires
    self.isSecure = isSecure
  }

  /// Whether the cookie has ended.
  public func isExpired(at now: Date) -> Bool { expires.map { $0 <= now } ?? false }

  /// Whether a request to the address carries the cookie, as long as it has not ended.
  public func matches(_ url: URL) -> Bool {
    guard let origin = Origin(url) else { return false }
    let isHost = origin.host == domain
    guard isHost || (includesSubdomains && Self.domain(domain, covers: origin.host)) else {
      return false
    }
    return (origin.isSecure || !isSecure) && covers(path: url.path(percentEncoded: true))
  }

  private func covers(path requested: String) -> Bool {
    let requested = requested.isEmpty ? "/" : requested
    guard requested != path else { return true }
    guard requested.hasPrefix(path) else { return false }
    return path.hasSuffix("/") || requested.dropFirst(path.count).hasPrefix("/")
  }

  /// Whether a host is the domain or below it.
  static func domain(_ domain: String, covers host: String) -> Bool {
    host == domain || (host.hasSuffix("." + domain) && !isAddress(host))
  }

  /// Whether a host is written as a number, which has no domain above it.
  static func isAddress(_ host: String) -> Bool {
    host.contains(":") || host.split(separator: ".").last?.allSatisfy(\.isNumber) == true
  }
}
