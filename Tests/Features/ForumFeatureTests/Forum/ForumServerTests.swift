import CommunityAPI
import ForumFeature
import Foundation
import Testing

struct ForumServerTests {
  private let id = String(repeating: "0a", count: 16)

  @Test func everyPageOfTheSiteOpensTheScreenItIsOf() throws {
    let server = try #require(ForumServer.newsmth)
    let links = try ForumLinks(hosts: server.hosts)
    let screens: [ForumDestination] = [
      .topic(TopicPlace(Identifier(id))), .board(.id(Identifier(id)), order: .lastReply),
      .section(Identifier(id), directory: nil),
      .webTopic(WebTopic(boardName: "Test", number: 7)),
    ]

    for screen in screens {
      let page = try #require(server.webPage(of: screen))
      #expect(links.destination(for: page) == screen)
    }
  }

  @Test func screensOfThisProgramHaveNoPage() throws {
    let server = try #require(ForumServer.newsmth)

    #expect(server.webPage(of: .history(text: "")) == nil)
    #expect(server.webPage(of: .topics(.hot)) == nil)
  }

  @Test func linksToAServerOfOnesOwnOpenInside() throws {
    let base = try #require(URL(string: "http://127.0.0.1:8080"))
    let server = ForumServer(base: base)
    let links = try ForumLinks(hosts: server.hosts)
    let page = try #require(server.webPage(of: .topic(TopicPlace(Identifier(id)))))

    #expect(page.absoluteString == "http://127.0.0.1:8080/article/\(id)")
    #expect(links.destination(for: page) == .topic(TopicPlace(Identifier(id))))
  }
}
