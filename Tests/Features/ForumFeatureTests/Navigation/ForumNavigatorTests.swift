import CommunityAPI
import ForumFeature
import Foundation
import Routing
import Testing

@MainActor struct ForumNavigatorTests {
  private let navigator: ForumNavigator
  private let topic = ForumDestination.topic(TopicPlace(Identifier("t1")))
  private let board = ForumDestination.board(.name("Test"), order: .lastReply)
  private let member = ForumDestination.member(name: "alice01")

  init() async throws { navigator = ForumNavigator(try await .unreachable()) }

  private func open(_ text: String) throws { navigator.open(try #require(URL(string: text))) }

  @Test func startsAtHomeWithWhatIsHot() {
    #expect(navigator.tab == .home)
    #expect(navigator.root(of: .home) == .topics(.hot))
    #expect(navigator.lists(of: .home).isEmpty)
    #expect(navigator.reading(of: .home).isEmpty)
  }

  @Test(arguments: [
    ("smth://album", ForumTab.album), ("smth://sections", .sections), ("smth://history", .history),
    ("smth://search?text=%E5%A4%A9%E6%B0%94", .search), ("smth://hot/ten", .home),
  ])
  func urlOfAPartShowsIt(text: String, tab: ForumTab) throws {
    navigator.show(topic)

    try open(text)

    #expect(navigator.tab == tab)
    #expect(navigator.lists(of: tab).isEmpty)
    #expect(navigator.reading(of: tab).isEmpty)
  }

  @Test func picturesStandInFrontOfTheirTopic() throws {
    try open("smth://topic/t1/picture?floor=3&at=a")
    #expect(
      navigator.pictures
        == PicturePlace(topic: Identifier("t1"), floor: 3, picture: Identifier("a")))
    #expect(navigator.reading(of: .home) == [.topic(TopicPlace(Identifier("t1"), floor: 3))])

    navigator.closePictures()

    #expect(navigator.pictures == nil)
    #expect(navigator.reading(of: .home).count == 1)
  }

  @Test func whatIsOpenedFromOutsideIsNotBehindPictures() throws {
    try open("smth://topic/t1/picture")

    try open("smth://album")

    #expect(navigator.pictures == nil)
    #expect(navigator.tab == .album)
  }

  @Test func urlOfASearchBeginsWithIt() throws {
    try open("smth://search?text=a&in=boards")

    #expect(
      navigator.root(of: .search) == .search(SearchPlace(.boards, query: PostQuery(text: "a"))))
  }

  @Test func urlOfATopicIsOpenedOnTop() throws {
    try open("smth://topic/t1")

    #expect(navigator.tab == .home)
    #expect(navigator.reading(of: .home) == [topic])
  }

  @Test func urlOfABoardIsOpenedAmongBoards() throws {
    try open("smth://board/named/Test")

    #expect(navigator.tab == .sections)
    #expect(navigator.lists(of: .sections) == [board])
  }

  @Test func webPageOfTheForumOpensInside() throws {
    try open("http://forum.example/article/\(String(repeating: "0a", count: 16))")

    #expect(navigator.reading(of: .home).count == 1)
    #expect(navigator.failure == nil)
  }

  @Test(arguments: ["smth://nowhere", "smth://topic/t1?floor=x", "https://www.example.com/"])
  func urlThatLeadsNowhereIsAFailureUntilItIsDismissed(text: String) throws {
    try open(text)

    #expect(navigator.failure?.url == text)
    #expect(navigator.reading(of: .home).isEmpty)
    navigator.dismissFailure()
    #expect(navigator.failure == nil)
  }

  @Test func sameScreenIsNotOpenedTwiceInARow() {
    navigator.show(topic)
    navigator.show(topic)

    #expect(navigator.reading(of: .home) == [topic])
  }

  @Test func listFromOutsideIsNotBehindWhatWasRead() {
    navigator.tab = .sections
    navigator.show(topic)

    navigator.show(board)

    #expect(navigator.lists(of: .sections) == [board])
    #expect(navigator.reading(of: .sections).isEmpty)
  }

  @Test func whatIsReadDoesNotMixWithTheLists() {
    navigator.tab = .sections
    navigator.show(board)
    navigator.show(topic)
    navigator.show(member)

    #expect(navigator.lists(of: .sections) == [board])
    #expect(navigator.reading(of: .sections) == [topic, member])
  }
}
