import CommunityAPI
import ForumFeature
import Foundation
import Routing
import Testing

struct ForumRoutesTests {
  private let router: Router

  init() throws {
    var router = Router()
    try router.register(ForumDestination.self)
    self.router = router
  }

  static let screens: [(ForumDestination, String)] = [
    (.topics(.hot), "smth://hot"),
    (.topics(.topTen), "smth://hot/ten"),
    (.topics(.section(Identifier("c1"))), "smth://hot/section/c1"),
    (.topics(.channel(Identifier("n1"))), "smth://channel/n1"),
    (.album, "smth://album"),
    (.sections, "smth://sections"),
    (.section(Identifier("c1"), directory: nil), "smth://section/c1"),
    (.section(Identifier("c1"), directory: Identifier("d")), "smth://section/c1?directory=d"),
    (.board(.id(Identifier("b1")), order: .lastReply), "smth://board/b1"),
    (.board(.id(Identifier("b1")), order: .creation), "smth://board/b1?order=created"),
    (.board(.name("Some.Board"), order: .lastReply), "smth://board/named/Some.Board"),
    (
      .webTopic(WebTopic(boardName: "Test", number: 123)), "smth://board/named/Test/topic/123"
    ),
    (.topic(TopicPlace(Identifier("e1"))), "smth://topic/e1"),
    (
      .topic(TopicPlace(Identifier("e1"), floor: 12, mode: .starterOnly)),
      "smth://topic/e1?floor=12&mode=author"
    ),
    (.topic(TopicPlace(Identifier("e1"), mode: .newestFirst)), "smth://topic/e1?mode=newest"),
    (
      .topic(TopicPlace(Identifier("e1"), mode: .authorOnly(of: Identifier("d2")))),
      "smth://topic/e1?mode=author&by=d2"
    ),
    (.picture(PicturePlace(topic: Identifier("e1"))), "smth://topic/e1/picture"),
    (
      .picture(PicturePlace(topic: Identifier("e1"), floor: 12, picture: Identifier("a3"))),
      "smth://topic/e1/picture?floor=12&at=a3"
    ),
    (.member(name: "alice01"), "smth://user/alice01"),
    (.search(SearchPlace()), "smth://search"),
    (
      .search(SearchPlace(.members, query: PostQuery(text: "a b&c"))),
      "smth://search?text=a%20b%26c&in=members"
    ),
    (
      .search(
        SearchPlace(
          query: PostQuery(
            text: "x", isOriginalOnly: true, boardName: "Test", earliestDay: "2024-01-31"))),
      "smth://search?text=x&original=true&board=Test&since=2024-01-31"
    ),
    (.history(text: ""), "smth://history"),
    (.history(text: "x"), "smth://history?text=x"),
  ]

  @Test(arguments: screens)
  func everyScreenHasAURLThatLeadsBack(screen: ForumDestination, url: String) throws {
    #expect(try router.url(for: screen).absoluteString == url)
    #expect(try router.destination(for: url) as? ForumDestination == screen)
  }

  @Test func noTwoPatternsQuarrel() {
    #expect(router.ambiguities.isEmpty, "\(router.ambiguities)")
    #expect(router.patterns.count == 15)
  }

  @Test(arguments: [
    "smth://topic/e1?floor=-1", "smth://topic/e1?floor=x", "smth://topic/e1?mode=9",
    "smth://board/b1?order=up", "smth://search?in=places", "smth://search?since=2024-13-01",
    "smth://search?since=tomorrow", "smth://search?since=2024-1-011",
  ])
  func aValueThatDoesNotDoIsAnErrorThatNamesTheURL(url: String) {
    #expect {
      try router.destination(for: url)
    } throws: { error in
      if case .unusable(url, _, _) = error as? RoutingError { true } else { false }
    }
  }
}
