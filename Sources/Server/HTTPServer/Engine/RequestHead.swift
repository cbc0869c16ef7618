import CMicroHTTPD

/// A request's line and header fields, checked.
struct RequestHead {
  let method: HTTPMethod
  let target: RequestTarget
  let headers: HTTPHeaders

  /// Why a request is not worth reading further; the connection ends with the answer.
  struct Refusal: Error {
    let status: HTTPStatus
  }

  /// Reads what the library has parsed.
  ///
  /// - Throws: The status that a malformed or outsized head is answered with.
  init(
    _ connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>,
    target sent: SentTarget, limits: ServerLimits
  ) throws(Refusal) {
    guard sent.byteCount <= limits.targetLength else {
      throw Refusal(status: .targetTooLong)
    }
    guard CMicroHTTPD_head_size(connection) <= limits.headSize else {
      throw Refusal(status: .headTooLarge)
    }
    guard sent.isFollowed(by: version), let target = RequestTarget(sent.text) else {
      throw Refusal(status: .badRequest)
    }
    guard let method = HTTPMethod(rawValue: String(cString: method)) else {
      throw Refusal(status: .notImplemented)
    }
    self.method = method
    self.target = target
    headers = try Self.headers(of: connection)
    try checkFraming()
    try checkHost(version: version)
  }

  /// The length that the client says its body has.
  var declaredLength: UInt64 { headers["Content-Length"].flatMap { UInt64($0) } ?? 0 }

  /// Whether the client waits for a word before it sends its body.
  var expectsContinue: Bool { headers["Expect"] != nil }

  private static func headers(of connection: OpaquePointer) throws(Refusal) -> HTTPHeaders {
    var headers = HTTPHeaders()
    withUnsafeMutablePointer(to: &headers) { pointer in
      _ = MHD_get_connection_values_n(
        connection, .HEADER_KIND,
        { context, _, name, nameSize, value, valueSize in
          let name = UnsafeRawBufferPointer(start: name, count: nameSize)
          let value = UnsafeRawBufferPointer(start: value, count: valueSize)
          context?.assumingMemoryBound(to: HTTPHeaders.self).pointee
            .add(String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
          return .YES
        }, pointer)
    }
    guard headers.fields.allSatisfy(\.isWellFormed) else { throw Refusal(status: .badRequest) }
    return headers
  }

  /// Refuses what two servers could take apart in two ways (RFC 9112 §6.3).
  private func checkFraming() throws(Refusal) {
    let lengths = headers.values("Content-Length")
    let encodings = headers.values("Transfer-Encoding")
    guard lengths.count + encodings.count <= 1 else { throw Refusal(status: .badRequest) }
    if let encoding = encodings.first, !encoding.isEqualIgnoringCase(to: "chunked") {
      throw Refusal(status: .notImplemented)
    }
  }

  private func checkHost(version: UnsafePointer<CChar>) throws(Refusal) {
    let hosts = headers.values("Host").count
    guard hosts == 1 || hosts == 0 && String(cString: version) == "HTTP/1.0" else {
      throw Refusal(status: .badRequest)
    }
  }
}

extension HTTPHeaders.Field {
  /// Whether the name is a token and the value has no control characters (RFC 9110 §5).
  fileprivate var isWellFormed: Bool {
    !name.isEmpty && name.utf8.allSatisfy(\.isTokenByte)
      && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
  }
}

extension UInt8 {
  fileprivate var isTokenByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
