import CommunityAPI
import ForumFeature
import Testing

struct ForumLinksTests {
  private static let id = "0123456789abcdef0123456789abcdef"
  private let links: ForumLinks

  init() throws { links = try ForumLinks(hosts: .newsmth) }

  @Test(
    arguments: [
      (
        "https://wap.newsmth.net/article/\(id)?title=%E6%B5%8B&from=home",
        .topic(TopicPlace(Identifier(id)))
      ),
      ("http://wap.mysmth.net/board/\(id)", .board(.id(Identifier(id)), order: .lastReply)),
      ("https://wap.newsmth.net/section/\(id)", .section(Identifier(id), directory: nil)),
      (
        "https://www.newsmth.net/nForum/board/Some.Board",
        .board(.name("Some.Board"), order: .lastReply)
      ),
      ("https://www.newsmth.net/nForum/#!board/Test?p=2", .board(.name("Test"), order: .lastReply)),
      (
        "https://www.newsmth.net/nForum/board/Test/mode/6", .board(.name("Test"), order: .lastReply)
      ),
      (
        "https://WWW.newsmth.net/nForum/article/Test/123?p=2",
        .webTopic(WebTopic(boardName: "Test", number: 123))
      ),
      (
        "https://www.newsmth.net/nForum/#!article/Test/123",
        .webTopic(WebTopic(boardName: "Test", number: 123))
      ),
      (
        "https://www.newsmth.net/bbstcon.php?board=Test&gid=7",
        .webTopic(WebTopic(boardName: "Test", number: 7))
      ),
      ("https://www.newsmth.net/bbsdoc.php?board=Test", .board(.name("Test"), order: .lastReply)),
      (
        "https://m.newsmth.net/article/Test/123",
        .webTopic(WebTopic(boardName: "Test", number: 123))
      ),
      (
        "https://m.newsmth.net/article/Test/single/124/0",
        .webTopic(WebTopic(boardName: "Test", number: 124))
      ),
      ("https://m.newsmth.net/board/Test/0?p=3", .board(.name("Test"), order: .lastReply)),
      ("https://m.newsmth.net/user/query/alice01", .member(name: "alice01")),
    ] as [(String, ForumDestination)])
  func pagesOfTheForumOpenHere(link: String, screen: ForumDestination) {
    #expect(links.destination(for: link) == screen)
  }

  @Test(arguments: [
    "https://other.example/article/0123456789abcdef0123456789abcdef",
    "https://wap.newsmth.net/article/123", "https://www.newsmth.net/", "mailto:a@b.example",
    "https://www.newsmth.net/nForum/article/Test/ajax_post.json", "", "#!", "https://%zz/",
    "https://other.example/#!article/Test/1", "https://www.newsmth.net/bbstcon.php?board=Test",
    "https://www.newsmth.net/bbstcon.php?board=Test&gid=x", "ftp://m.newsmth.net/board/Test",
  ])
  func otherLinksAreLeftToABrowser(link: String) {
    #expect(links.destination(for: link) == nil)
  }

  @Test func hostsAreAMatterOfConfiguration() throws {
    let own = try ForumLinks(
      hosts: ForumHosts(mobileApp: ["forum.example"], desktop: [], mobile: []))

    #expect(
      own.destination(for: "https://forum.example/article/\(Self.id)")
        == .topic(TopicPlace(Identifier(Self.id))))
    #expect(own.destination(for: "https://wap.newsmth.net/article/\(Self.id)") == nil)
  }

  @Test func aHostNamedTwiceIsRefused() {
    #expect(throws: (any Error).self) {
      try ForumLinks(
        hosts: ForumHosts(
          mobileApp: ["a.example"], desktop: [], mobile: ["a.example", "a.example"]))
    }
  }
}
