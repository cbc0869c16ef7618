import CommunityAPI
import Foundation
import HTTPServer
import Networking
import ServerStorage
import Testing

struct TopicCallsTests {
  private let calls = CommunityEndpoints()
  private let topic = Identifier<Topic>("\(SmallCommunity.id(.topic, 7))")

  @Test func topicComesWithBoardAndWholeFirstArticle() async throws {
    let found = try await ServedCommunity().answer(calls.topic(topic)).content.topic

    #expect(found.subject == "主题7 荷塘月色")
    #expect(found.articleCount == 25)
    #expect(found.likeCount == 1)
    #expect(found.board?.title == "测试专用")
    let article = try #require(found.article)
    #expect(article.id.rawValue == "\(SmallCommunity.article(0, ofTopic: 7))")
    #expect(article.body.contains("<p>"))
    #expect(article.body.contains("&lt;b&gt;&amp;"))
    #expect(article.attachments.count == 1)
    #expect(article.likes.first?.accountName == "bob")
    #expect(article.score == 5)
  }

  @Test func likesOfATopicAreAListOrNull() async throws {
    let community = try await ServedCommunity()
    let likes = try await community.answer(calls.likes(of: topic)).content
    let none = try await community.object(
      "/wap/api/topic/\(SmallCommunity.id(.topic, 200))/likes")

    #expect(likes.map(\.body) == ["好文"])
    #expect(likes.first?.account?.name == "bob")
    #expect(none["code"] as? Int == 1)
    #expect(none["data"] is [Any])
  }

  @Test(arguments: [
    (ArticleOrder.oldestFirst, 25, [0, 1, 2]), (.newestFirst, 25, [24, 23, 22]),
    (.starterOnly, 9, [0, 3, 6]),
    (.authorOnly(of: Identifier("\(SmallCommunity.article(2, ofTopic: 7))")), 8, [2, 5, 8]),
  ])
  func modeChoosesArticles(order: ArticleOrder, total: Int, floors: [Int]) async throws {
    let reply = try await ServedCommunity().answer(
      calls.articles(of: topic, order, page: 1, size: 3)
    ).content

    #expect(reply.articles.map(\.topicOrder) == floors)
    #expect(
      reply.pager
        == PagerB(
          currentPage: 1, pageSize: 3, start: 0, totalItems: total, totalPages: (total + 2) / 3))
  }

  @Test func articlesComeWithTheBoardBesideTheTopic() async throws {
    let reply = try await ServedCommunity().answer(
      calls.articles(of: topic, .oldestFirst, page: 2, size: 20)
    ).content

    #expect(reply.pager?.start == 20)
    #expect(reply.articles.map(\.topicOrder) == [20, 21, 22, 23, 24])
    #expect(reply.topic?.board == nil)
    #expect(reply.topic?.article == nil)
    #expect(reply.board?.name == "Test")
    #expect(reply.articles[0].replyID == reply.topic?.firstArticleID)
    #expect(reply.articles[1].body.contains("article-quote"))
  }

  @Test func nullsStandAmongTheListsOfSomeArticles() async throws {
    let path = "/wap/api/topic/loadArticlesByMode/\(topic)/1/1/1000"
    let community = try await ServedCommunity()
    let first = try await community.respond(path).body.bytes
    let again = try await community.respond(path).body.bytes
    let text = String(decoding: first, as: UTF8.self)

    #expect(text.contains("\"attachments\":[null,{") || text.contains("\"attachments\":[null]"))
    #expect(text.contains("\"likes\":[null"))
    #expect(first == again)
    let articles = try await community.answer(
      calls.articles(of: topic, .oldestFirst, page: 1, size: 1000))
    #expect(articles.losses.isEmpty)
    #expect(articles.content.articles.count == 25)
  }

  @Test func guestMayReadAndNotWrite() async throws {
    let community = try await ServedCommunity()
    let open = try await community.answer(calls.permissions(for: topic)).content
    let hidden = try await community.answer(
      calls.permissions(for: Identifier("\(SmallCommunity.id(.topic, 100))"))
    ).content

    #expect(open.read == Permission(facet: "VIEW", isGranted: true))
    #expect(open.write.facet == "POST")
    #expect(!open.write.isGranted)
    #expect(open.write.cause == "您还没有登录")
    #expect(!hidden.read.isGranted)
    #expect(hidden.read.cause != nil)
  }

  @Test func missingTopicIsSaidToBeGone() async throws {
    let nowhere = Identifier<Topic>(String(repeating: "0", count: 32))

    let error = await #expect(throws: NetworkError.self) {
      try await ServedCommunity().answer(calls.topic(nowhere))
    }
    #expect(
      error.map { CommunityError($0, concernsTopic: true) } == .topicGone(message: "主题不存在或已删除"))
  }
}
