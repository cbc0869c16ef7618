import Foundation

/// An answer while it comes in.
struct IncomingReply: Sendable {
  private(set) var status = 0
  private(set) var headers = HeaderFields()
  private(set) var body = Data()
  /// Whether the header has ended.
  private(set) var hasHead = false
  /// The length that the header announces; `nil` without one, and for a body that travels in
  /// chunks or compressed, whose length says nothing about what arrives here.
  private(set) var announcedLength: Int64?

  private let limit: Int

  /// Waits for an answer with a body of at most so many bytes.
  init(limit: Int) { self.limit = limit }

  /// Takes the whole header.
  ///
  /// - Throws: What is wrong with it.
  mutating func begin(status: Int, headers: HeaderFields) throws(NetworkError) {
    self.status = status
    self.headers = HeaderFields(
      headers.fields.map { (name: $0.name, value: Self.withoutControls($0.value)) })
    hasHead = true
    let lengths = Set(headers.values(of: "Content-Length").flatMap { $0.split(separator: ",") })
      .map(\.trimmingSpaces)
    guard let first = lengths.first else { return }
    guard lengths.count == 1, let length = Int64(first), length >= 0 else {
      throw .malformedReply(reason: "more than one length, or none that is a number")
    }
    let isCoded = headers["Transfer-Encoding"] != nil || headers["Content-Encoding"] != nil
    guard !isCoded, status != 204, status != 304 else { return }
    announcedLength = length
    guard length <= limit else { throw .tooLarge(limit: limit) }
  }

  /// A value with a blank in the place of what could end a line (RFC 9110 §5.5).
  private static func withoutControls(_ value: String) -> String {
    guard value.unicodeScalars.contains(where: \.isControl) else { return value }
    return String(
      String.UnicodeScalarView(value.unicodeScalars.map { $0.isControl ? " " : $0 }))
  }

  /// Takes a part of the body.
  ///
  /// - Throws: `.tooLarge` when it is one part too many.
  mutating func append(_ data: Data) throws(NetworkError) {
    guard body.count + data.count <= limit else { throw .tooLarge(limit: limit) }
    body.append(data)
  }

  /// The error for an answer that ended early.
  var truncation: NetworkError {
    .truncated(received: Int64(body.count), expected: announcedLength)
  }

  /// Returns the whole answer.
  ///
  /// A loader's word that all went well is not enough: one of them says so of half a body.
  func finish(at address: URL) -> Result<HTTPReply, NetworkError> {
    guard hasHead else { return .failure(truncation) }
    if let announcedLength, announcedLength != Int64(body.count) { return .failure(truncation) }
    return .success(HTTPReply(status: status, headers: headers, body: body, address: address))
  }
}

extension Unicode.Scalar {
  /// Whether the sign steers a terminal or ends a line, rather than being seen.
  var isControl: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
