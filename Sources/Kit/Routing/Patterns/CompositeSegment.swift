/// A segment of text and placeholders, such as `user-<int:id>`.
///
/// The leftmost placeholder takes the shortest text with which the rest still matches, so
/// `<a>-<b>` reads `x-y-z` as `x` and `y-z`. Texts over 255 bytes never match, which bounds the
/// search for a hostile URL.
struct CompositeSegment: Hashable, Sendable {
  /// Text between placeholders, or a placeholder.
  enum Piece: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  /// The most bytes of a segment that is searched.
  static let longestText = 255

  /// At least two pieces, at least one placeholder, no two texts side by side.
  let pieces: [Piece]
  /// Whether `A` to `Z` compare as small letters, as they do in a host.
  let ignoresCase: Bool

  /// The placeholders in order.
  var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// The text that a match begins with, perhaps empty.
  var leadingText: String {
    if case .text(let text)? = pieces.first { text } else { "" }
  }

  /// The text that a match ends with, perhaps empty.
  var trailingText: String {
    if case .text(let text)? = pieces.last { text } else { "" }
  }

  /// Grows with the characters of text, then with the number of constrained placeholders.
  var specificity: Int {
    pieces.reduce(0) { sum, piece in
      switch piece {
      case .text(let text): sum + 1000 * text.count
      case .placeholder(let placeholder): sum + (placeholder.type.kind == .constrained ? 1 : 0)
      }
    }
  }

  /// The same with nameless placeholders: what decides whether two match the same texts.
  var shape: CompositeSegment {
    CompositeSegment(
      pieces: pieces.map { piece in
        guard case .placeholder(let placeholder) = piece else { return piece }
        return .placeholder(Placeholder(name: "", type: placeholder.type))
      }, ignoresCase: ignoresCase)
  }

  /// Returns the placeholders' texts in order, `nil` when the text does not fit.
  func match(_ text: String) -> [String]? {
    guard text.utf8.count <= Self.longestText else { return nil }
    var search = CompositeSearch(segment: self, text: text)
    return search.run()
  }

  /// Whether no text can match both, as far as the texts at their ends tell.
  func isDisjoint(from other: CompositeSegment) -> Bool {
    let (lead, otherLead) = (leadingText, other.leadingText)
    let (trail, otherTrail) = (trailingText, other.trailingText)
    return !(lead.hasPrefix(otherLead) || otherLead.hasPrefix(lead))
      || !(trail.hasSuffix(otherTrail) || otherTrail.hasSuffix(trail))
  }
}

/// One walk over a text; remembers where it failed, so that no step is taken twice.
private struct CompositeSearch {
  private let pieces: [CompositeSegment.Piece]
  private let text: [Character]
  private let compared: [Character]
  private var failed: [Bool]
  private var found: [String] = []

  init(segment: CompositeSegment, text: String) {
    pieces = segment.pieces
    self.text = Array(text)
    compared = segment.ignoresCase ? self.text.map(ASCIICase.lowered) : self.text
    failed = Array(repeating: false, count: (pieces.count + 1) * (self.text.count + 1))
  }

  mutating func run() -> [String]? { matches(piece: 0, at: 0) ? found.reversed() : nil }

  private mutating func matches(piece: Int, at start: Int) -> Bool {
    guard piece < pieces.count else { return start == text.count }
    let place = place(piece, start)
    guard !failed[place] else { return false }
    let succeeded =
      switch pieces[piece] {
      case .text(let literal):
        compared[start...].starts(with: literal)
          && matches(piece: piece + 1, at: start + literal.count)
      case .placeholder(let placeholder):
        takesShortest(placeholder.type, piece: piece, at: start)
      }
    failed[place] = !succeeded
    return succeeded
  }

  private mutating func takesShortest(
    _ type: PlaceholderType, piece: Int, at start: Int
  ) -> Bool {
    let longest = min(text.count - start, type.widths.upperBound)
    let shortest = piece == pieces.count - 1 ? text.count - start : type.widths.lowerBound
    guard shortest >= 1, shortest <= longest else { return false }
    for width in shortest...longest where !failed[place(piece + 1, start + width)] {
      let candidate = String(text[start..<(start + width)])
      guard type.accepts(candidate), matches(piece: piece + 1, at: start + width) else { continue }
      found.append(candidate)
      return true
    }
    return false
  }

  private func place(_ piece: Int, _ start: Int) -> Int { piece * (text.count + 1) + start }
}
