import Routing

/// The screens of a small forum, for the tests of this folder.
enum ForumScreen: Destination {
  case topic(id: Int, page: Int)
  case search(words: [String], mode: Mode?)
  case board(String)
  case draft

  enum Mode: String, URLTextConvertible { case titles, bodies }

  static let routes: [Route<ForumScreen>] = [
    Route("smth://topic/<int:id>") { content throws(URLValueError) in
      .topic(id: try content.value("id"), page: try content.query.value("page") ?? 1)
    } write: { screen in
      guard case .topic(let id, let page) = screen else { return nil }
      return RouteContent(["id": .init(id)], query: page == 1 ? [] : ["page": "\(page)"])
    },
    Route("smth://search/<path:words>") { content throws(URLValueError) in
      .search(words: content.values.segments("words"), mode: try content.query.value("mode"))
    } write: { screen in
      guard case .search(let words, let mode) = screen else { return nil }
      let query = mode.map { URLQuery([.init("mode", $0.urlText)]) }
      return RouteContent(["words": .path(words)], query: query ?? [])
    },
    Route("smth://board/<letters:name>", types: [letters]) { content throws(URLValueError) in
      .board(try content.value("name"))
    } write: { screen in
      guard case .board(let name) = screen else { return nil }
      return RouteContent(["name": .text(name)])
    },
    .alias("https://forum.example/article/<int:id>") { content throws(URLValueError) in
      .topic(id: try content.value("id"), page: 1)
    },
  ]

  private static let letters = PlaceholderType("letters") { $0.allSatisfy(\.isLetter) }
}

/// A second feature's screens.
enum SettingsScreen: Destination {
  case root

  static let routes: [Route<SettingsScreen>] = [
    Route("smth://settings") { _ in
      .root
    } write: { _ in
      RouteContent()
    }
  ]
}

/// Screens whose second route takes a pattern that the forum has.
enum RivalScreen: Destination {
  case one

  static let routes: [Route<RivalScreen>] = [
    .alias("smth://rival") { _ in .one }, .alias("smth://topic/<int:number>") { _ in .one },
  ]
}

/// Screens whose pattern is none.
enum BrokenScreen: Destination {
  case one

  static let routes: [Route<BrokenScreen>] = [.alias("smth://<whole:id>") { _ in .one }]
}
