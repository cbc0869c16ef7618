import CommunityAPI
import Routing

/// The form of a page of one of the forum's web sites, and what of the forum it shows.
struct WebPage: Sendable {
  typealias Reader = @Sendable (RouteContent) throws(URLValueError) -> ForumDestination?

  /// The path behind the host, in the grammar of `URLPattern`.
  let path: String
  /// Reads the screen; `nil` when the page's query lacks what it needs.
  let read: Reader

  init(_ path: String, read: @escaping Reader) {
    self.path = path
    self.read = read
  }
}

extension WebPage {
  /// The newer mobile site.
  static let app = [
    WebPage("/article/<hex32:id>") { content throws(URLValueError) in
      .topic(TopicPlace(Identifier(try content.value("id"))))
    },
    WebPage("/board/<hex32:id>") { content throws(URLValueError) in
      .board(.id(Identifier(try content.value("id"))), order: .lastReply)
    },
    WebPage("/section/<hex32:id>") { content throws(URLValueError) in
      .section(Identifier(try content.value("id")), directory: nil)
    },
  ]

  /// The pages that the desktop site and the older mobile site have alike.
  static func forum(below root: String) -> [WebPage] {
    ["<int:number>", "single/<int:number>", "single/<int:number>/<int:mode>"].map {
      WebPage(root + "/article/<board>/" + $0) { content throws(URLValueError) in
        .webTopic(
          WebTopic(boardName: try content.value("board"), number: try content.value("number")))
      }
    }
      + ["", "/<int:mode>", "/mode/<int:mode>"].map {
        WebPage(root + "/board/<board>" + $0) { content throws(URLValueError) in
          .board(.name(try content.value("board")), order: .lastReply)
        }
      } + [
        WebPage(root + "/user/query/<name>") { content throws(URLValueError) in
          .member(name: try content.value("name"))
        }
      ]
  }

  /// The desktop site's pages from before, with everything behind the question mark.
  static let old = [
    WebPage("/bbsdoc.php") { content throws(URLValueError) in
      guard let board: String = try content.query.value("board") else { return nil }
      return .board(.name(board), order: .lastReply)
    },
    WebPage("/bbstcon.php") { content throws(URLValueError) in
      guard let board: String = try content.query.value("board"),
        let number: Int = try content.query.value("gid")
      else { return nil }
      return .webTopic(WebTopic(boardName: board, number: number))
    },
  ]
}
