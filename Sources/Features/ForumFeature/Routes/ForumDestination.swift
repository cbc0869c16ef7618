package import CommunityAPI

/// A screen of the forum.
package enum ForumDestination: Hashable, Sendable {
  case topics(TopicListing)
  case album
  case sections
  /// A section, or a directory in it.
  case section(Section.ID, directory: Board.ID?)
  case board(BoardReference, order: BoardOrder)
  case topic(TopicPlace)
  /// The pictures of a topic, one after another in front of the window.
  case picture(PicturePlace)
  /// A topic that a link names by the numbers of the older web site; only its board is known here.
  case webTopic(WebTopic)
  case member(name: String)
  case search(SearchPlace)
  case history(text: String)
}

extension ForumDestination {
  /// The same screen, wherever on it one begins and whatever of it is shown.
  package var anywhere: ForumDestination {
    if case .topic(let place) = self { .topic(TopicPlace(place.id)) } else { self }
  }
}

/// Where in a topic a screen begins.
package struct TopicPlace: Hashable, Sendable {
  package var id: Topic.ID
  /// The floor to begin at; `nil` for the one that was read last.
  package var floor: Int?
  package var mode: TopicMode

  package init(_ id: Topic.ID, floor: Int? = nil, mode: TopicMode = .oldestFirst) {
    self.id = id
    self.floor = floor
    self.mode = mode
  }
}

/// Where among the pictures of a topic a viewer begins.
package struct PicturePlace: Hashable, Sendable, Identifiable {
  package var topic: Topic.ID
  /// The floor where looking begins.
  package var floor: Int
  /// The picture that is shown first; the first one from the floor on when `nil`.
  package var picture: ForumPicture.ID?

  package var id: Self { self }

  package init(topic: Topic.ID, floor: Int = 0, picture: ForumPicture.ID? = nil) {
    self.topic = topic
    self.floor = floor
    self.picture = picture
  }
}

/// A topic of the older web site, which counts topics and articles by board.
///
/// The two sites know no common name for it, so a screen offers its board and its web page.
package struct WebTopic: Hashable, Sendable {
  package var boardName: String
  package var number: Int

  package init(boardName: String, number: Int) {
    self.boardName = boardName
    self.number = number
  }
}

/// What is searched for.
package enum SearchScope: String, Hashable, Sendable, CaseIterable {
  case posts, boards, members
}

/// Where a search screen begins.
package struct SearchPlace: Hashable, Sendable {
  package var scope: SearchScope
  /// What is searched for; the other parts are for posts only.
  package var query: PostQuery

  package init(_ scope: SearchScope = .posts, query: PostQuery = PostQuery(text: "")) {
    self.scope = scope
    self.query = query
  }
}
