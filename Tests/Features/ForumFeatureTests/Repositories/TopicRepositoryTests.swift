import Architecture
import CommunityAPI
import ForumFeature
import Foundation
import Networking
import Testing

struct TopicRepositoryTests {
  private let bench: ForumBench
  private let client = ScriptedClient()
  private let topics: CommunityTopicRepository
  private let id = Identifier<Topic>("e1")

  init() async throws {
    bench = try await ForumBench()
    topics = CommunityTopicRepository(try bench.community(client))
  }

  private func path(mode: Int, page: Int, size: Int = 20) -> String {
    "/wap/api/topic/loadArticlesByMode/e1/\(mode)/\(page)/\(size)"
  }

  private func answer(_ articles: [String], pages: Int = 3) -> ScriptedClient.Outcome {
    .success(
      Wire.success(
        """
        {"pager":{"currentPage":1,"pageSize":20,"start":0,"totalItems":50,"totalPages":\(pages)},
        "topic":\(Wire.topic("e1", floors: 50)),"board":\(Wire.board("b1", name: "Test")),
        "articles":\(Wire.list(articles))}
        """))
  }

  @Test func aFloorHoldsQuotesTextAndPicturesInTheirPlaces() async throws {
    let body =
      "<p>同意</p><div class='article-quote'><p>【 在 bob02 的大作中提到: 】</p><p>: 今天不错</p></div>"
    client.answer(
      path(mode: 1, page: 1),
      answer([
        Wire.article(
          "d1", topic: "e1", floor: 1, body: body,
          more: #","city":"北京","editTime":0,"attachments":[{"id":"f1","name":"a.jpg","serial":1}]"#)
      ]))

    let page = try await topics.page(1, of: id, .oldestFirst, .remoteFirst).value

    let floor = try #require(page.floors.first)
    #expect(floor.blocks.first == .paragraph([ArticleRun("同意")]))
    guard case .quote(let quote) = floor.blocks.dropFirst().first else {
      Issue.record("\(floor.blocks)")
      return
    }
    #expect(quote.source?.author == "bob02")
    #expect(floor.blocks.last == .attachment(1))
    #expect(floor.attachment(1) == floor.attachments.first)
    #expect(floor.attachment(0) == nil && floor.attachment(2) == nil)
    #expect(floor.place == "北京")
    #expect(floor.edited == nil)
    #expect(page.pageCount == 3)
    #expect(page.head?.lastFloor == 49)
  }

  @Test func eachModeAsksForItself() async throws {
    client.answer(path(mode: 0, page: 2), answer([]))
    client.answer(path(mode: 2, page: 1), answer([]))
    client.answer(path(mode: 4, page: 1, size: 999), answer([]))

    _ = try await topics.page(2, of: id, .starterOnly, .remoteFirst)
    _ = try await topics.page(1, of: id, .newestFirst, .remoteFirst)
    let whole = try await topics.page(1, of: id, .authorOnly(of: Identifier("d7")), .remoteFirst)
    let none = try await topics.page(2, of: id, .authorOnly(of: Identifier("d7")), .remoteFirst)

    #expect(client.calls.count == 3)
    #expect(whole.value.pageCount == 1)
    #expect(none.value.floors.isEmpty)
    #expect(client.calls.last?.query.first { $0.name == "articleId" }?.value == "d7")
  }

  @Test func aDeletedTopicStaysForThoseWhoReadItAndIsGoneForOthers() async throws {
    client.answer(path(mode: 1, page: 1), answer([Wire.article("d0", topic: "e1", floor: 0)]))
    _ = try await topics.page(1, of: id, .oldestFirst, .remoteFirst)
    let then = bench.time.now
    for page in 1...2 {
      client.answer(path(mode: 1, page: page), .success(Wire.refusal(code: 5, "主题不存在或已删除")))
    }

    let kept = try await topics.page(1, of: id, .oldestFirst, .remoteFirst)

    #expect(
      kept.freshness == .offline(since: then, because: .gone(message: "主题不存在或已删除")))
    await #expect(throws: ForumProblem.gone(message: "主题不存在或已删除")) {
      try await topics.page(2, of: id, .oldestFirst, .remoteFirst)
    }
  }

  @Test func aBoardIsFoundByItsNameOnceAndByItAlone() async throws {
    let boards = CommunityBoardRepository(try bench.community(client))
    client.answer(
      "/wap/api/search/board",
      .success(
        Wire.success(
          Wire.list([
            Wire.board("b0", name: "TestMore"), Wire.board("b1", name: "Test"),
          ]))))
    client.answer(
      "/wap/api/board/topic/list",
      .success(Wire.success(#"{"tops":[\#(Wire.topic("s"))],"topics":[\#(Wire.topic("e"))]}"#)))

    let page = try await boards.topics(of: .name("test"), order: .creation, page: 1, .remoteFirst)
    _ = try await boards.topics(of: .name("test"), order: .creation, page: 2, .remoteFirst)

    #expect(page.value.sticky.map(\.isSticky) == [true])
    #expect(client.calls.map(\.path).filter { $0.hasSuffix("search/board") }.count == 1)
    #expect(client.calls[1].query.first { $0.name == "id" }?.value == "b1")
    #expect(client.calls[1].query.first { $0.name == "isOrderByFlushTime" }?.value == "0")
    await #expect(throws: ForumProblem.gone(message: "")) {
      try await boards.topics(of: .name("Tes"), order: .creation, page: 1, .remoteFirst)
    }
  }

  @Test func sectionsAreAskedForOnceADay() async throws {
    let sections = CommunitySectionRepository(try bench.community(client))
    client.answer(
      "/wap/api/section/all",
      .success(Wire.success(#"{"sections":[{"id":"c1","name":"休闲","description":"","cover":""}]}"#))
    )
    _ = try await sections.sections(.cacheFirst)
    bench.time.advance(23 * 3600)
    let kept = try await sections.sections(.cacheFirst)
    #expect(client.calls.count == 1)
    #expect(kept.value.map(\.name) == ["休闲"])

    bench.time.advance(3600)
    _ = try await sections.sections(.cacheFirst)

    #expect(client.calls.count == 2)
  }

  @Test func searchesAreNotKept() async throws {
    let search = CommunitySearchRepository(try bench.community(client))
    let found = Wire.list([
      Wire.article("d1", topic: "e1", floor: 2, body: "短句")
        .replacingOccurrences(of: "Re: 主题", with: "<font>天气</font>好")
    ])
    client.answer(
      "/wap/api/search/article",
      .success(Wire.success(#"{"total":1,"size":20,"start":0,"articles":\#(found)}"#)))

    let posts = try await search.posts(
      PostQuery(text: "天气", isOriginalOnly: true, boardName: "Test"), start: 0)

    #expect(posts.value.map(\.title.text) == ["天气好"])
    #expect(posts.value.first?.title.parts.map(\.isMatch) == [true, false])
    #expect(posts.value.first?.excerpt == "短句")
    let query = Dictionary(
      client.calls[0].query.map { ($0.name, $0.value ?? "") },
      uniquingKeysWith: { first, _ in first })
    #expect(query["original"] == "true" && query["boards"] == "Test")
    #expect(try await bench.cache.usage().answerCount == 0)
  }
}
