public import Foundation

/// Decides what of a message may be written down.
///
/// Of header fields only those known to be harmless are shown. Of a query, fields are hidden whose
/// names speak of secrets. Of a form only its size is shown. Names are shown, values replaced.
public struct Redaction: Sendable {
  /// What stands in the place of a value.
  public static let mark = "<hidden>"

  private static let harmlessHeaders: Set = [
    "accept", "accept-encoding", "accept-language", "age", "allow", "cache-control",
    "content-encoding", "content-length", "content-type", "date", "etag", "expires",
    "if-none-match", "last-modified", "retry-after", "server", "user-agent", "vary",
    "x-requested-with",
  ]
  private static let secretParts = [
    "auth", "captcha", "cookie", "credential", "jwt", "key", "lotnumber", "nonce", "passcode",
    "passphrase", "passtoken", "password", "passwd", "pwd", "secret", "session", "signature",
    "ticket", "token",
  ]
  private static let secretNames: Set = ["code", "otp", "pass", "pin", "sid", "sig", "state"]

  private let furtherNames: Set<String>

  /// Makes the rules.
  ///
  /// - Parameter names: Further names of query fields to hide.
  public init(alsoHiding names: Set<String> = []) {
    furtherNames = Set(names.map(Self.plain))
  }

  /// Returns an address without login data, fragment and the values of secret fields.
  public func describe(_ url: URL) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return Self.mark
    }
    parts.user = nil
    parts.password = nil
    parts.fragment = nil
    let query = parts.percentEncodedQuery
    parts.percentEncodedQuery = nil
    guard let address = parts.string else { return Self.mark }
    return address + (query.map { "?" + describe(query: $0) } ?? "")
  }

  /// Returns a line of a header.
  public func describe(header name: String, _ value: String) -> String {
    switch name.lowercased() {
    case "set-cookie":
      let cookie = value.prefix { $0 != "=" && $0 != ";" && $0 != "," }
      let isNamed = value.dropFirst(cookie.count).hasPrefix("=")
      return "\(name): \(isNamed ? "\(cookie)=" : "")\(Self.mark)"
    case "location":
      return "\(name): \(URL(string: value).map(describe) ?? Self.mark)"
    case let known where Self.harmlessHeaders.contains(known):
      return "\(name): \(value)"
    default:
      return "\(name): \(Self.mark)"
    }
  }

  /// Returns the kind and size of a body, never a part of it.
  public func describe(_ body: HTTPCall.Body) -> String {
    switch body {
    case .none: "no body"
    case .form(let fields): "form of \(fields.count) fields"
    case .data(let data, let contentType): "\(data.count) bytes of \(contentType)"
    }
  }

  /// Whether the value of a query field is hidden.
  public func hides(_ name: String) -> Bool {
    let plain = Self.plain(name)
    return Self.secretNames.contains(plain) || furtherNames.contains(plain)
      || Self.secretParts.contains { plain.contains($0) }
  }

  private func describe(query: String) -> String {
    query.split(separator: "&", omittingEmptySubsequences: false).map { field in
      let name = field.prefix { $0 != "=" }
      guard name.count < field.count else { return String(field) }
      let written = name.removingPercentEncoding ?? String(name)
      // Some servers take a semicolon for an ampersand: what follows it is a field of its own.
      let isHidden = hides(written) || field.contains(";")
      return isHidden ? "\(name)=\(Self.mark)" : String(field)
    }.joined(separator: "&")
  }

  /// A name without regard to case and to the signs between its words.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
