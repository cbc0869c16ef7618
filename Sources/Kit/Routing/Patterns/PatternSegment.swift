/// A named hole in a pattern.
struct Placeholder: Hashable, Sendable {
  let name: String
  let type: PlaceholderType
}

/// What one segment of a pattern asks of a segment of a URL.
enum PatternSegment: Hashable, Sendable {
  /// This text, decoded.
  case literal(String)
  /// A text that a type accepts; of type `path`, one or more segments.
  case placeholder(Placeholder)
  /// Text and placeholders together.
  case composite(CompositeSegment)

  /// The placeholders in order.
  var placeholders: [Placeholder] {
    switch self {
    case .literal: []
    case .placeholder(let placeholder): [placeholder]
    case .composite(let composite): composite.placeholders
    }
  }

  /// Whether this takes as many segments as it can get.
  var isPath: Bool {
    if case .placeholder(let placeholder) = self { placeholder.type.kind == .path } else { false }
  }
}

/// How special a segment of a pattern is; the smaller rank is tried first.
///
/// A literal comes before text with placeholders, that before a constrained type, that before a
/// string and that before a path. Of two segments with text inside, the one with more of it comes
/// first; of two paths, the one with more segments behind it.
struct SegmentRank: Hashable, Comparable, Sendable {
  private let kind: Int
  private let generality: Int

  /// Ranks a segment that has `tail` segments behind it.
  init(_ segment: PatternSegment, tail: Int) {
    switch segment {
    case .literal: (kind, generality) = (0, 0)
    case .composite(let composite): (kind, generality) = (1, -composite.specificity)
    case .placeholder(let placeholder):
      switch placeholder.type.kind {
      case .constrained: (kind, generality) = (2, 0)
      case .string: (kind, generality) = (3, 0)
      case .path: (kind, generality) = (4, -tail)
      }
    }
  }

  static func < (one: SegmentRank, other: SegmentRank) -> Bool {
    (one.kind, one.generality) < (other.kind, other.generality)
  }
}
