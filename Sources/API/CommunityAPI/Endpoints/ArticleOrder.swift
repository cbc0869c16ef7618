/// Which of a topic's articles are asked for, and in which order.
package enum ArticleOrder: Hashable, Sendable {
  /// Only those of the one who began the topic.
  case starterOnly
  /// From the first floor up; page 1 begins with the topic's first article.
  case oldestFirst
  case newestFirst
  /// Only those of whoever wrote an article.
  case authorOnly(of: Article.ID)

  /// The number that stands for this in the path.
  package var mode: Int {
    switch self {
    case .starterOnly: 0
    case .oldestFirst: 1
    case .newestFirst: 2
    case .authorOnly: 4
    }
  }

  /// Reads a call; `nil` for an unknown mode, and for mode 4 without an article.
  package init?(mode: Int, article: Article.ID?) {
    switch (mode, article) {
    case (0, _): self = .starterOnly
    case (1, _): self = .oldestFirst
    case (2, _): self = .newestFirst
    case (4, let article?): self = .authorOnly(of: article)
    default: return nil
    }
  }
}
