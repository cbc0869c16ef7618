/// One edge of a route table: a pattern's segment without the names of its placeholders.
enum RouteStep: Hashable, Sendable {
  case literal(String)
  case composite(CompositeSegment)
  case constrained(PlaceholderType)
  case string
  /// One or more segments, with this many segments behind them.
  case path(tail: Int)

  init(_ segment: PatternSegment, tail: Int) {
    switch segment {
    case .literal(let text): self = .literal(text)
    case .composite(let composite): self = .composite(composite.shape)
    case .placeholder(let placeholder):
      switch placeholder.type.kind {
      case .constrained: self = .constrained(placeholder.type)
      case .string: self = .string
      case .path: self = .path(tail: tail)
      }
    }
  }
}

extension URLPattern {
  /// The way through a route table.
  var steps: [RouteStep] {
    segments.enumerated().map { RouteStep($1, tail: segments.count - $0 - 1) }
  }

  /// How special each segment is, compared from the left.
  var ranks: [SegmentRank] {
    segments.enumerated().map { SegmentRank($1, tail: segments.count - $0 - 1) }
  }
}
