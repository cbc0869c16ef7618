package import CommunityAPI

/// Which floors of a topic are shown, and in which order.
package enum TopicMode: Hashable, Sendable {
  case oldestFirst
  case newestFirst
  /// Only what the one who began the topic wrote.
  case starterOnly
  /// Only what the author of one article wrote.
  case authorOnly(of: Article.ID)

  /// Whether page and floor numbers grow together from the first floor, without gaps but for
  /// deleted floors.
  package var countsFloors: Bool { self == .oldestFirst }

  var order: ArticleOrder {
    switch self {
    case .oldestFirst: .oldestFirst
    case .newestFirst: .newestFirst
    case .starterOnly: .starterOnly
    case .authorOnly(let article): .authorOnly(of: article)
    }
  }
}
