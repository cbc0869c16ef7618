package import CommunityAPI

/// A list of topics that belongs to no single board.
package enum TopicListing: Hashable, Sendable {
  /// What is hot in the whole community.
  case hot
  /// The ten topics of the day.
  case topTen
  /// What is hot in a section.
  case section(Section.ID)
  /// A choice of boards.
  case channel(Identifier<NavigationEntry.Channel>)

  /// Whether the place of a topic in the list says how much is going on there.
  package var isRanked: Bool {
    switch self {
    case .hot, .topTen, .section: true
    case .channel: false
    }
  }
}

/// An entry of the home screen.
package struct HomeChannel: Hashable, Sendable, Identifiable {
  /// What the entry opens.
  package enum Content: Hashable, Sendable {
    case topics(TopicListing)
    case album
  }

  package let name: String
  package let content: Content

  package var id: Content { content }

  package init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  init(_ entry: NavigationEntry) {
    name = entry.name
    content =
      switch entry.target {
      case .hotTopics: .topics(.hot)
      case .album: .album
      case .channel(let id): .topics(.channel(id))
      }
  }
}
