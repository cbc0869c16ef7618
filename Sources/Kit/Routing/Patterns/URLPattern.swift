/// The form of some URLs, with typed holes: `smth://topic/<hex32:id>`, `/user-<int:id>`.
///
/// A pattern is a scheme and `://`, which may both be missing, and segments between slashes. A
/// segment holds text and placeholders, `<name>` or `<type:name>`; text is percent-decoded, so a
/// literal `<` is written `%3C`. What a `?` or `#` begins is not part of the pattern, and slashes
/// are read as ``URLParts`` reads them. Types are ``PlaceholderType/standard`` and the caller's;
/// without one a placeholder is a `string`. A `path` placeholder takes one or more whole segments,
/// also in the middle.
///
/// Schemes match in either case. With a scheme the first segment is the host, and its text matches
/// in either case too (`A` to `Z` only), while a placeholder there keeps the case of the URL. All
/// other text must be the same. A pattern without a scheme matches only URLs without one.
public struct URLPattern: Sendable {
  /// The scheme in small letters; `nil` when the pattern is a path only.
  public let scheme: String?
  let segments: [PatternSegment]

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - text: The pattern.
  ///   - types: Placeholder types to know besides the standard ones.
  /// - Throws: ``PatternError``, which says what is wrong with the text.
  public init(_ text: String, types: [PlaceholderType] = []) throws(PatternError) {
    (scheme, segments) = try PatternParser(text, types: types).parse()
  }

  /// The names of the placeholders, from left to right.
  public var names: [String] { segments.flatMap(\.placeholders).map(\.name) }

  /// Reads a URL's values, `nil` when the URL is not of this form.
  ///
  /// - Throws: ``URLTextError``, when the text is no URL at all.
  public func match(_ text: String) throws(URLTextError) -> URLValues? {
    match(try URLParts(text))
  }

  /// Reads a URL's values, `nil` when the URL is not of this form.
  public func match(_ parts: URLParts) -> URLValues? {
    parts.scheme == scheme ? match(segments: parts.segments) : nil
  }

  /// Reads the values of decoded segments, whatever the scheme.
  func match(segments texts: [String]) -> URLValues? {
    let spare = texts.count - segments.count
    guard spare == 0 || (spare > 0 && segments.contains(where: \.isPath)) else { return nil }
    var values = URLValues()
    var index = 0
    for (position, segment) in segments.enumerated() {
      let width = segment.isPath ? spare + 1 : 1
      let taken = texts[index..<(index + width)]
      let isHost = position == 0 && scheme != nil
      guard Self.read(segment, taken, isHost: isHost, into: &values) else { return nil }
      index += width
    }
    return values
  }

  private static func read(
    _ segment: PatternSegment, _ texts: ArraySlice<String>, isHost: Bool,
    into values: inout URLValues
  ) -> Bool {
    guard let text = texts.first else { return false }
    switch segment {
    case .literal(let literal):
      return literal == (isHost ? ASCIICase.lowered(text) : text)
    case .placeholder(let placeholder) where placeholder.type.kind == .path:
      values[placeholder.name] = .path(Array(texts))
      return true
    case .placeholder(let placeholder):
      guard placeholder.type.accepts(text) else { return false }
      values[placeholder.name] = .text(text)
      return true
    case .composite(let composite):
      guard let found = composite.match(text) else { return false }
      for (placeholder, text) in zip(composite.placeholders, found) {
        values[placeholder.name] = .text(text)
      }
      return true
    }
  }
}

// MARK: - Text

extension URLPattern: CustomStringConvertible {
  /// The pattern in its canonical form, which reads back as an equal pattern.
  public var description: String {
    let path = segments.enumerated().map { position, segment in
      Self.text(of: segment, isHost: position == 0 && scheme != nil)
    }.joined(separator: "/")
    return (scheme.map { $0 + "://" } ?? "/") + path
  }

  private static func text(of segment: PatternSegment, isHost: Bool) -> String {
    let pieces: [CompositeSegment.Piece] =
      switch segment {
      case .literal(let literal): [.text(literal)]
      case .placeholder(let placeholder): [.placeholder(placeholder)]
      case .composite(let composite): composite.pieces
      }
    return pieces.map { piece in
      switch piece {
      case .text(let text): PercentCoding.encode(segment: text, isHost: isHost)
      case .placeholder(let placeholder):
        placeholder.type == .string
          ? "<\(placeholder.name)>" : "<\(placeholder.type.name):\(placeholder.name)>"
      }
    }.joined()
  }
}

extension URLPattern: Hashable {
  public static func == (one: URLPattern, other: URLPattern) -> Bool {
    one.scheme == other.scheme && one.segments == other.segments
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scheme)
    hasher.combine(segments)
  }
}
