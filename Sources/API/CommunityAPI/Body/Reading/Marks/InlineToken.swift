/// A stretch of a line: words, or something that isn't shown as written.
struct InlineToken {
  enum Kind {
    case text
    case emoticon(Emoticon)
    case mark(Mark)
    case address
    case member(Range<Int>)
    case lineEnd
  }

  var kind: Kind
  var range: Range<Int>
}

/// Cuts lines into tokens.
struct InlineTokenizer {
  private let bytes: [UInt8]
  private let spans: [StyledText.Span]
  private(set) var tokens: [InlineToken] = []

  init(_ text: StyledText) {
    bytes = text.utf8
    spans = text.spans
  }

  /// Cuts a line.
  ///
  /// - Complexity: O(*n*).
  mutating func read(_ line: Range<Int>) {
    var start = line.lowerBound
    var index = start
    while index < line.upperBound {
      guard Self.isInteresting(bytes[index]),
        let token = token(at: index, within: start..<line.upperBound, of: line)
      else {
        index += 1
        continue
      }
      addText(start..<token.range.lowerBound)
      tokens.append(token)
      index = token.range.upperBound
      start = index
    }
    addText(start..<line.upperBound)
  }

  /// Ends a line.
  mutating func endLine(at place: Int) {
    tokens.append(InlineToken(kind: .lineEnd, range: place..<place))
  }

  private mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { tokens.append(InlineToken(kind: .text, range: range)) }
  }

  private static func isInteresting(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "@"), UInt8(ascii: ":"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Whether words may hold anything but words.
  static func isInteresting(_ words: ArraySlice<UInt8>) -> Bool {
    words.contains { isInteresting($0) }
  }

  private func token(at index: Int, within rest: Range<Int>, of line: Range<Int>) -> InlineToken? {
    switch bytes[index] {
    case UInt8(ascii: "["):
      if let (emoticon, count) = Emoticon.read(in: bytes, at: index, before: rest.upperBound) {
        return InlineToken(kind: .emoticon(emoticon), range: index..<(index + count))
      }
      return Mark(in: bytes, at: index, before: rest.upperBound).map {
        InlineToken(kind: .mark($0), range: $0.range)
      }
    case UInt8(ascii: "@"):
      return Mention.name(in: bytes, at: index, within: sameStyle(line, around: index)).map {
        InlineToken(kind: .member($0), range: index..<$0.upperBound)
      }
    default:
      guard BareAddress.mayStand(in: bytes, around: index, within: rest) else { return nil }
      return BareAddress.range(in: bytes, around: index, within: sameStyle(rest, around: index))
        .map { InlineToken(kind: .address, range: $0) }
    }
  }

  /// Returns the part of a range that looks like a place in it: words end where the look changes.
  private func sameStyle(_ range: Range<Int>, around place: Int) -> Range<Int> {
    let next = spans.partitioningIndex(after: place)
    let start = next > 0 ? max(range.lowerBound, spans[next - 1].start) : range.lowerBound
    return
      start..<(next < spans.count ? min(range.upperBound, spans[next].start) : range.upperBound)
  }
}
