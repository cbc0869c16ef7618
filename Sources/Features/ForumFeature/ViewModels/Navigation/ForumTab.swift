/// The parts of the forum that are always one step away.
package enum ForumTab: String, Hashable, Sendable, CaseIterable, Identifiable {
  case home, album, sections, search, history

  package var id: Self { self }

  /// The part that begins with a screen, `nil` for a screen that none begins with.
  init?(beginningWith screen: ForumDestination) {
    switch screen {
    case .topics: self = .home
    case .album: self = .album
    case .sections: self = .sections
    case .search: self = .search
    case .history: self = .history
    case .section, .board, .topic, .picture, .webTopic, .member: return nil
    }
  }

  /// The screen that the part begins with unless a URL has asked for another.
  var root: ForumDestination {
    switch self {
    case .home: .topics(.hot)
    case .album: .album
    case .sections: .sections
    case .search: .search(SearchPlace())
    case .history: .history(text: "")
    }
  }
}
