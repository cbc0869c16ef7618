import Foundation

/// One message to one server, ready to be sent.
struct OutgoingRequest: Sendable {
  var method: String
  var url: URL
  var headers: HeaderFields
  var body: Data?
  /// The most bytes that the body of the answer may have.
  var responseLimit: Int
  /// Whether a connection of its own is opened, so that nothing below can send the message twice.
  ///
  /// Both libcurl and Apple's loader repeat a message on a new connection when a kept one turns
  /// out to be dead, and neither can know whether the server had already acted on it.
  var needsOwnConnection: Bool
}

extension OutgoingRequest {
  /// The header fields that may follow a request to a server that the client doesn't belong to.
  private static let harmless: Set = ["accept", "accept-language", "content-type", "user-agent"]

  /// Takes away everything that could tell another server who asks.
  mutating func dropPrivateHeaders() {
    headers = headers.filtered { Self.harmless.contains($0.name.lowercased()) }
  }
}

extension OutgoingRequest {
  /// Makes the first message of a call.
  ///
  /// - Throws: `.invalidRequest` when the call or the base address can't be sent.
  init(_ call: HTTPCall, _ configuration: NetworkHTTPClient.Configuration) throws(NetworkError) {
    method = call.method.rawValue
    url = try call.address(under: configuration.baseURL)
    headers = configuration.headers
    body = nil
    responseLimit = configuration.responseLimit
    needsOwnConnection = !call.isRepeatable
    if Origin(url) != Origin(configuration.baseURL) { dropPrivateHeaders() }
    if let (data, contentType) = call.body.encoded {
      guard call.method != .get else {
        throw .invalidRequest(reason: "a GET has no body")
      }
      body = data
      headers.set("Content-Type", contentType)
    }
    for (name, value) in call.headers.sorted(by: { $0.key < $1.key }) { headers.set(name, value) }
    try headers.check()
  }
}

extension HTTPCall.Body {
  /// The bytes and their media type; `nil` without a body.
  var encoded: (data: Data, contentType: String)? {
    switch self {
    case .none: nil
    case .form(let fields):
      (Data(PercentEncoding.form(fields).utf8), "application/x-www-form-urlencoded")
    case .data(let data, let contentType): (data, contentType)
    }
  }
}

extension HTTPCall {
  /// Returns the whole address of the call.
  fileprivate func address(under base: URL) throws(NetworkError) -> URL {
    let start =
      switch target {
      case .path: base
      case .address(let url): url
      }
    guard Origin(start) != nil else {
      throw .invalidRequest(reason: "an address is http or https and names a host")
    }
    guard var parts = URLComponents(url: start, resolvingAgainstBaseURL: true),
      parts.user == nil, parts.password == nil
    else { throw .invalidRequest(reason: "an address carries no login data") }
    var fields = query.isEmpty ? [] : [PercentEncoding.query(query)]
    switch target {
    case .path(let path):
      parts.percentEncodedPath = try Self.join(parts.percentEncodedPath, path)
    case .address:
      fields = (parts.percentEncodedQuery.map { [$0] } ?? []) + fields
      if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
    }
    parts.percentEncodedQuery = fields.isEmpty ? nil : fields.joined(separator: "&")
    parts.fragment = nil
    guard let url = parts.url else { throw .invalidRequest(reason: "the address is malformed") }
    return url
  }

  /// Puts a path below that of the base address.
  private static func join(_ base: String, _ path: String) throws(NetworkError) -> String {
    guard path.hasPrefix("/") else {
      throw .invalidRequest(reason: "a path begins with a slash")
    }
    // They would lead out of the place the endpoint names, once the address is resolved.
    guard !path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) else {
      throw .invalidRequest(reason: "a path has no dot segments")
    }
    return (base.hasSuffix("/") ? String(base.dropLast()) : base) + PercentEncoding.path(path)
  }
}

extension HeaderFields {
  /// Those that only the transport can set right.
  private static let reserved: Set = [
    "connection", "content-length", "expect", "host", "transfer-encoding",
  ]

  /// Refuses what could split the message or contradict it.
  fileprivate func check() throws(NetworkError) {
    for field in fields {
      guard !field.name.isEmpty, field.name.utf8.allSatisfy(Self.isTokenByte) else {
        throw .invalidRequest(reason: "a header field has a malformed name")
      }
      guard field.value.utf8.allSatisfy({ ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }) else {
        throw .invalidRequest(reason: "\(field.name) has control characters in its value")
      }
      guard !Self.reserved.contains(field.name.lowercased()) else {
        throw .invalidRequest(reason: "\(field.name) is not for the caller to set")
      }
    }
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
  }
}
