/// A URL cut into what routing looks at; Foundation's `URL` has no part in it.
///
/// Each part is percent-decoded once, after the cuts, so `a%2Fb` is one segment with a slash in
/// it and `%2541` stays `%41`. Doubled slashes count as one, slashes at the end do not count, and
/// any number of slashes from two on may follow the scheme's colon. `.` and `..` are segments like
/// any other; nothing is resolved.
public struct URLParts: Hashable, Sendable {
  /// The scheme in small letters, `nil` where no `://` follows one.
  public let scheme: String?
  /// The path's segments, decoded; with a scheme, the first is the host as it was written.
  public let segments: [String]
  /// The items behind the question mark.
  public let query: URLQuery
  /// The text behind `#`, decoded.
  public let fragment: String?

  /// Cuts a URL with or without a scheme.
  ///
  /// - Throws: ``URLTextError``, when a part cannot be decoded.
  /// - Complexity: O(length).
  public init(_ text: String) throws(URLTextError) {
    try self.init(URLSplitter(text))
  }

  /// Cuts the undecoded path of a request, and the query when it is still there.
  ///
  /// - Throws: ``URLTextError``, when a part cannot be decoded.
  /// - Complexity: O(length).
  public init(path text: String) throws(URLTextError) {
    try self.init(URLSplitter(path: text))
  }

  private init(_ cut: URLSplitter) throws(URLTextError) {
    scheme = cut.lowercasedScheme
    segments = try Self.decode(cut.segments)
    query = if let query = cut.query { try URLQuery(bytes: query, plus: .plus) } else { [] }
    fragment = if let fragment = cut.fragment { try PercentCoding.decode(fragment) } else { nil }
  }

  static func decode(_ segments: [ArraySlice<UInt8>]) throws(URLTextError) -> [String] {
    var decoded: [String] = []
    decoded.reserveCapacity(segments.count)
    for segment in segments { decoded.append(try PercentCoding.decode(segment)) }
    return decoded
  }
}
