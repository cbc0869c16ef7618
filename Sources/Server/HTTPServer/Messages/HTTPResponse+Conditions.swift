import Foundation

extension HTTPResponse {
  /// Returns what is sent to one request: 304 for a copy that is still good, 206 for a part.
  package func prepared(for method: HTTPMethod, _ asked: HTTPHeaders) -> HTTPResponse {
    var answer = self
    if let entityTag { answer.headers["ETag"] = entityTag.fieldValue }
    guard status == .ok, method == .get || method == .head else { return answer }
    if let entityTag, let field = asked["If-None-Match"], entityTag.isNamed(by: field) {
      answer.status = .notModified
      answer.body = .empty
      answer.headers["Content-Type"] = nil
      return answer
    }
    return acceptsRanges ? answer.part(for: method, asked) : answer
  }

  private func part(for method: HTTPMethod, _ asked: HTTPHeaders) -> HTTPResponse {
    var answer = self
    answer.headers["Accept-Ranges"] = "bytes"
    let isCurrent = asked["If-Range"].map { $0 == entityTag?.fieldValue } ?? true
    guard method == .get, isCurrent else { return answer }
    switch ByteRange(asked["Range"], count: body.count) {
    case .whole: break
    case .part(let range):
      answer.status = .partialContent
      answer.headers["Content-Range"] =
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(body.count)"
      answer.body = .data(body.part(range))
    case .unsatisfiable:
      answer.status = .rangeNotSatisfiable
      answer.headers = ["Content-Range": "bytes */\(body.count)"]
      answer.body = .empty
    }
    return answer
  }
}

extension HTTPResponse.Body {
  fileprivate func part(_ range: Range<Int>) -> Data {
    switch self {
    case .empty: Data()
    case .data(let data): data.dropFirst(range.lowerBound).prefix(range.count)
    case .shared(let shared): Data(shared.bytes[range])
    }
  }
}
