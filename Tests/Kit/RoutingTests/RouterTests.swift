import Foundation
import Routing
import Testing

struct RouterTests {
  private let router: Router

  init() throws {
    var router = Router()
    try router.register(ForumScreen.self)
    try router.register(SettingsScreen.self)
    self.router = router
  }

  @Test(arguments: [
    ("smth://topic/5", ForumScreen.topic(id: 5, page: 1)),
    ("SMTH://Topic/5?page=3#floor", .topic(id: 5, page: 3)),
    ("smth://topic/5?page=3&page=4", .topic(id: 5, page: 3)),
    ("smth://search/%E8%8D%B7/a%2Fb?mode=titles", .search(words: ["荷", "a/b"], mode: .titles)),
    ("smth://search/x", .search(words: ["x"], mode: nil)),
    ("smth://board/清华", .board("清华")),
    ("https://forum.example/article/7", .topic(id: 7, page: 1)),
  ])
  func urlMeansAScreen(url: String, screen: ForumScreen) throws {
    #expect(try router.destination(for: url) as? ForumScreen == screen)
  }

  @Test func featuresShareOneTable() throws {
    #expect(try router.destination(for: "smth://settings") as? SettingsScreen == .root)
    #expect(router.patterns.count == 5)
    #expect(router.ambiguities.isEmpty)
  }

  @Test(arguments: [
    ForumScreen.topic(id: 5, page: 1), .topic(id: -5, page: 2), .board("清华"),
    .search(words: ["荷 塘", "a/b", "?#%"], mode: .bodies), .search(words: ["x"], mode: nil),
  ])
  func screenComesBackFromItsURL(screen: ForumScreen) throws {
    let url = try router.url(for: screen)

    #expect(try router.destination(for: url) as? ForumScreen == screen)
  }

  @Test func urlOfAScreenIsTheFirstRouteThatWritesIt() throws {
    #expect(
      try router.url(for: ForumScreen.topic(id: 7, page: 2)).absoluteString
        == "smth://topic/7?page=2")
  }

  // MARK: - Errors

  @Test(arguments: [
    (
      "smth://topic/%zz",
      RoutingError.malformed(url: "smth://topic/%zz", why: .invalidPercentEncoding("%zz"))
    ),
    ("smth://topic/five", .unknown(url: "smth://topic/five")),
    ("smth://nowhere", .unknown(url: "smth://nowhere")),
    ("other://topic/5", .unknown(url: "other://topic/5")),
    ("mailto:someone@forum.example", .unknown(url: "mailto:someone@forum.example")),
    ("", .unknown(url: "")),
    (
      "smth://topic/5?page=last",
      .unusable(
        url: "smth://topic/5?page=last", pattern: "smth://topic/<int:id>",
        why: .unreadable(name: "page", text: "last", type: "Int"))
    ),
    (
      "smth://topic/5?page",
      .unusable(
        url: "smth://topic/5?page", pattern: "smth://topic/<int:id>", why: .missing(name: "page"))
    ),
  ])
  func urlThatLeadsNowhereSaysWhy(url: String, error: RoutingError) {
    #expect(throws: error) { try router.destination(for: url) }
    #expect(error.url == url)
    #expect(error.localizedDescription == error.description)
    #expect(error.description.contains("“\(url)”"))
  }

  @Test func longURLIsCutInTheMessageOnly() {
    let url = "smth://" + String(repeating: "x", count: 5_000)
    let error = RoutingError.unknown(url: url)

    #expect(error.description.count < 250)
    #expect(error.url == url)
  }

  @Test func destinationIsRegisteredWhollyOrNotAtAll() throws {
    var router = router

    #expect(
      throws: DestinationRegistrationError.route(
        .alreadyRegistered(
          pattern: "smth://topic/<int:number>", existing: "smth://topic/<int:id>"))
    ) { try router.register(RivalScreen.self) }
    #expect(throws: RoutingError.unknown(url: "smth://rival")) {
      try router.destination(for: "smth://rival")
    }
  }

  @Test func brokenPatternIsNamed() {
    var router = router

    #expect(
      throws: DestinationRegistrationError.pattern(
        .unknownType(pattern: "smth://<whole:id>", type: "whole"))
    ) { try router.register(BrokenScreen.self) }
  }

  @Test func screenWithoutURLSaysWhy() throws {
    #expect(throws: DestinationURLError.unwritten(screen: "draft")) {
      try router.url(for: ForumScreen.draft)
    }
    #expect(throws: DestinationURLError.unregistered(type: "RivalScreen")) {
      try router.url(for: RivalScreen.one)
    }
    #expect(
      throws: DestinationURLError.unbuildable(
        .refused(pattern: "smth://board/<letters:name>", name: "name", text: "a1"))
    ) { try router.url(for: ForumScreen.board("a1")) }
  }
}
