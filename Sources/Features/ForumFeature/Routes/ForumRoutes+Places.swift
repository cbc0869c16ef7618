import CommunityAPI
import Routing

extension ForumDestination {
  /// `smth://topic/<id>?floor=12&mode=author`; `by` names the article whose author is meant, and
  /// without it the one who began the topic is.
  static let topicRoute = Route<ForumDestination>("smth://topic/<id>") {
    content throws(URLValueError) in
    let floor = try floor(content)
    let mode: ModeName = try content.query.value("mode") ?? .oldest
    let article: String? = try content.query.value("by")
    return .topic(
      TopicPlace(
        Identifier(try content.value("id")), floor: floor,
        mode: mode.mode(by: article.map(Identifier.init))))
  } write: { screen in
    guard case .topic(let place) = screen else { return nil }
    var query = URLQuery()
    if let floor = place.floor { query.append("floor", floor) }
    let name = ModeName(place.mode)
    if name != .oldest { query.append("mode", name) }
    if case .authorOnly(let article) = place.mode { query.append("by", article.rawValue) }
    return RouteContent(["id": .text(place.id.rawValue)], query: query)
  }

  /// `smth://topic/<id>/picture?floor=12&at=ATTACHMENT`.
  static let pictureRoute = Route<ForumDestination>("smth://topic/<id>/picture") {
    content throws(URLValueError) in
    let picture: String? = try content.query.value("at")
    return .picture(
      PicturePlace(
        topic: Identifier(try content.value("id")), floor: try floor(content) ?? 0,
        picture: picture.map(Identifier.init)))
  } write: { screen in
    guard case .picture(let place) = screen else { return nil }
    var query = URLQuery()
    if place.floor > 0 { query.append("floor", place.floor) }
    if let picture = place.picture { query.append("at", picture.rawValue) }
    return RouteContent(["id": .text(place.topic.rawValue)], query: query)
  }

  private static func floor(_ content: RouteContent) throws(URLValueError) -> Int? {
    let floor: Int? = try content.query.value("floor")
    if let floor, floor < 0 { throw .unreadable(name: "floor", text: "\(floor)", type: "floor") }
    return floor
  }

  /// `smth://search?text=天气&in=posts&original=true&board=Test&since=2024-01-31`.
  static let searchRoute = Route<ForumDestination>("smth://search") {
    content throws(URLValueError) in
    let query = content.query
    let since: String? = try query.value("since")
    if let since, !since.isDay { throw .unreadable(name: "since", text: since, type: "day") }
    return .search(
      SearchPlace(
        try query.value("in") ?? .posts,
        query: PostQuery(
          text: try query.value("text") ?? "", isOriginalOnly: try query.value("original") ?? false,
          boardName: try query.value("board"), earliestDay: since)))
  } write: { screen in
    guard case .search(let place) = screen else { return nil }
    var query = URLQuery()
    if !place.query.text.isEmpty { query.append("text", place.query.text) }
    if place.scope != .posts { query.append("in", place.scope) }
    if place.query.isOriginalOnly { query.append("original", true) }
    if let board = place.query.boardName { query.append("board", board) }
    if let day = place.query.earliestDay { query.append("since", day) }
    return RouteContent(query: query)
  }
}

/// What URLs call the modes of a topic.
private enum ModeName: String, URLTextConvertible {
  case oldest, newest, author

  init(_ mode: TopicMode) {
    self =
      switch mode {
      case .oldestFirst: .oldest
      case .newestFirst: .newest
      case .starterOnly, .authorOnly: .author
      }
  }

  func mode(by article: Article.ID?) -> TopicMode {
    switch self {
    case .oldest: .oldestFirst
    case .newest: .newestFirst
    case .author: article.map { .authorOnly(of: $0) } ?? .starterOnly
    }
  }
}

extension String {
  /// Whether this is a day as `YYYY-MM-DD` has it; which days a month has is not looked at.
  fileprivate var isDay: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }
}
