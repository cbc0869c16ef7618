import CommunityAPI
package import Routing

extension ForumDestination: Destination {
  /// The URLs of the forum's screens.
  package static let routes: [Route<ForumDestination>] =
    listings + [sectionRoute, boardRoute, namedBoardRoute, webTopicRoute]
    + [topicRoute, pictureRoute, memberRoute, searchRoute, historyRoute]

  private static let listings: [Route<ForumDestination>] = [
    route("smth://hot", .topics(.hot)),
    route("smth://hot/ten", .topics(.topTen)),
    route("smth://album", .album),
    route("smth://sections", .sections),
    Route("smth://hot/section/<id>") { content throws(URLValueError) in
      .topics(.section(Identifier(try content.value("id"))))
    } write: { screen in
      guard case .topics(.section(let id)) = screen else { return nil }
      return RouteContent(["id": .text(id.rawValue)])
    },
    Route("smth://channel/<id>") { content throws(URLValueError) in
      .topics(.channel(Identifier(try content.value("id"))))
    } write: { screen in
      guard case .topics(.channel(let id)) = screen else { return nil }
      return RouteContent(["id": .text(id.rawValue)])
    },
  ]

  private static let sectionRoute = Route<ForumDestination>("smth://section/<id>") {
    content throws(URLValueError) in
    let directory: String? = try content.query.value("directory")
    return .section(Identifier(try content.value("id")), directory: directory.map(Identifier.init))
  } write: { screen in
    guard case .section(let id, let directory) = screen else { return nil }
    var query = URLQuery()
    if let directory { query.append("directory", directory.rawValue) }
    return RouteContent(["id": .text(id.rawValue)], query: query)
  }

  private static let boardRoute = Route<ForumDestination>("smth://board/<id>") {
    content throws(URLValueError) in
    .board(.id(Identifier(try content.value("id"))), order: try boardOrder(content))
  } write: { screen in
    guard case .board(.id(let id), let order) = screen else { return nil }
    return RouteContent(["id": .text(id.rawValue)], query: query(of: order))
  }

  private static let namedBoardRoute = Route<ForumDestination>("smth://board/named/<name>") {
    content throws(URLValueError) in
    .board(.name(try content.value("name")), order: try boardOrder(content))
  } write: { screen in
    guard case .board(.name(let name), let order) = screen else { return nil }
    return RouteContent(["name": .text(name)], query: query(of: order))
  }

  private static let webTopicRoute = Route<ForumDestination>(
    "smth://board/named/<name>/topic/<int:number>"
  ) { content throws(URLValueError) in
    .webTopic(
      WebTopic(boardName: try content.value("name"), number: try content.value("number")))
  } write: { screen in
    guard case .webTopic(let topic) = screen else { return nil }
    return RouteContent(["name": .text(topic.boardName), "number": .init(topic.number)])
  }

  private static let memberRoute = Route<ForumDestination>("smth://user/<name>") {
    content throws(URLValueError) in
    .member(name: try content.value("name"))
  } write: { screen in
    guard case .member(let name) = screen else { return nil }
    return RouteContent(["name": .text(name)])
  }

  private static let historyRoute = Route<ForumDestination>("smth://history") {
    content throws(URLValueError) in
    .history(text: try content.query.value("text") ?? "")
  } write: { screen in
    guard case .history(let text) = screen else { return nil }
    return RouteContent(query: text.isEmpty ? [] : ["text": text])
  }
}

// MARK: - Pieces

extension ForumDestination {
  /// A route for one screen without further data.
  private static func route(_ pattern: String, _ screen: Self) -> Route<ForumDestination> {
    Route(pattern) { _ throws(URLValueError) in
      screen
    } write: {
      $0 == screen ? RouteContent() : nil
    }
  }

  private static func boardOrder(_ content: RouteContent) throws(URLValueError) -> BoardOrder {
    try content.query.value("order") ?? .lastReply
  }

  private static func query(of order: BoardOrder) -> URLQuery {
    order == .lastReply ? [] : ["order": order.urlText]
  }
}

extension BoardOrder: URLTextConvertible {}
extension SearchScope: URLTextConvertible {}
