package import CommunityAPI

/// Which quotes of a topic a reader has unfolded; long ones are folded at first.
package struct QuoteFolding: Hashable, Sendable {
  /// A quote, by its floor and its place among the floor's blocks.
  package struct Place: Hashable, Sendable {
    package let floor: Floor.ID
    package let block: Int

    package init(floor: Floor.ID, block: Int) {
      self.floor = floor
      self.block = block
    }
  }

  private var unfolded: Set<Place> = []

  package init() {}

  /// What a quote shows now.
  package struct Excerpt: Hashable, Sendable {
    package let lines: [ArticleQuote.Line]
    /// How many lines are folded away.
    package let hiddenCount: Int
    /// Whether there is anything to fold or unfold.
    package let canToggle: Bool
  }

  /// Returns what a quote shows.
  package func excerpt(of quote: ArticleQuote, at place: Place) -> Excerpt {
    let all = quote.telling
    let isLong = all.count > ArticleQuote.unfoldedLineLimit
    let isWhole = !isLong || unfolded.contains(place)
    let lines = isWhole ? all : all.prefix(ArticleQuote.unfoldedLineLimit)
    return Excerpt(
      lines: Array(lines), hiddenCount: all.count - lines.count, canToggle: isLong)
  }

  /// Unfolds a quote, or folds it again.
  package mutating func toggle(_ place: Place) {
    if unfolded.remove(place) == nil { unfolded.insert(place) }
  }
}
