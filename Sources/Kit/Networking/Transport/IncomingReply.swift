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
    self.headers = headers
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
