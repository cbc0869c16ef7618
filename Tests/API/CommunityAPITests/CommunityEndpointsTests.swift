import CommunityAPI
import Foundation
import Networking
import Routing
import Testing

struct CommunityEndpointsTests {
  private static let calls = CommunityEndpoints()

  /// Each call's path with the template that the server registers.
  private static let paths: [(String, PathTemplate)] = [
    (calls.navigation().path, CommunityPath.navigation),
    (calls.hotTopics(page: 1).path, CommunityPath.hotTopics),
    (calls.topTenTopics().path, CommunityPath.topTenTopics),
    (calls.hotTopics(of: Identifier("s"), page: 1).path, CommunityPath.sectionHotTopics),
    (calls.popularBoards().path, CommunityPath.popularBoards),
    (calls.topics(of: Identifier("c"), page: 1).path, CommunityPath.channelTopics),
    (calls.album(page: 1).path, CommunityPath.album),
    (calls.sections().path, CommunityPath.sections),
    (calls.boards(of: Identifier("s")).path, CommunityPath.sectionBoards),
    (calls.topics(of: Identifier("b"), byLastReply: true, page: 1).path, CommunityPath.boardTopics),
    (calls.essence(of: Identifier("b"), page: 1).path, CommunityPath.essence),
    (calls.stickyTopics(of: Identifier("b"), page: 1).path, CommunityPath.stickyTopics),
    (calls.managers(of: Identifier("b")).path, CommunityPath.managers),
    (calls.topic(Identifier("t")).path, CommunityPath.topic),
    (calls.likes(of: Identifier("t")).path, CommunityPath.topicLikes),
    (
      calls.articles(of: Identifier("t"), .oldestFirst, page: 1).path, CommunityPath.topicArticles
    ),
    (calls.permissions(for: Identifier("t")).path, CommunityPath.permissions),
    (calls.search(.init(keyword: "k"), start: 0).path, CommunityPath.articleSearch),
    (calls.searchBoards("k").path, CommunityPath.boardSearch),
    (calls.searchAccounts("k", start: 0).path, CommunityPath.accountSearch),
    (calls.memberPage("alice01", page: 1).path, CommunityPath.memberPage),
    (calls.file(of: picture).path, CommunityPath.attachment),
  ]

  private static let picture = Attachment(
    id: Identifier("f"), name: "a.png", mediaType: "image/png")

  @Test(arguments: paths)
  func pathMatchesTheTemplateThatTheServerRegisters(path: String, template: PathTemplate) throws {
    let pattern = try URLPattern(template.pattern)

    #expect(pattern.names == template.places)
    #expect(try pattern.match(path) != nil)
    #expect(try pattern.match(path + "/more") == nil)
  }

  @Test func everyTemplateIsCovered() {
    let templates = Set(Self.paths.map(\.1))

    #expect(templates == Set(CommunityPath.all))
    #expect(CommunityPath.all.count == 22)
  }

  @Test func articlesAreAskedForByMode() {
    let call = Self.calls.articles(of: Identifier("t1"), .newestFirst, page: 2, size: 20)
    let author = Self.calls.articles(
      of: Identifier("t1"), .authorOnly(of: Identifier("a1")), page: 1, size: 999)

    #expect(call.path == "/wap/api/topic/loadArticlesByMode/t1/2/2/20")
    #expect(call.query == [])
    #expect(author.path == "/wap/api/topic/loadArticlesByMode/t1/4/1/999")
    #expect(author.query.map(\.description) == ["topicId=t1", "articleId=a1"])
  }

  @Test(arguments: [
    ArticleOrder.starterOnly, .oldestFirst, .newestFirst, .authorOnly(of: Identifier("a1")),
  ])
  func modeNumbersReadBack(order: ArticleOrder) {
    #expect(ArticleOrder(mode: order.mode, article: Identifier("a1")) == order)
    #expect(ArticleOrder(mode: 3, article: nil) == nil)
    #expect(ArticleOrder(mode: 4, article: nil) == nil)
  }

  @Test func searchCarriesEveryField() {
    let query = CommunityEndpoints.ArticleQuery(
      keyword: "猫 & 狗", isOriginalOnly: true, earliestDay: "2024-01-02",
      boardNames: ["Test", "Pets"])

    let call = Self.calls.search(query, start: 20, count: 10)

    #expect(
      call.query.map { "\($0.name)=\($0.value ?? "")" } == [
        "keyword=猫 & 狗", "start=20", "count=10", "original=true", "earliest=2024-01-02",
        "boards=Test,Pets", "status=0",
      ])
  }

  @Test func timeIsCarriedOnlyWhenAClockIsGiven() {
    let clocked = CommunityEndpoints(now: { Date(timeIntervalSince1970: 1_700_000_000.5) })

    #expect(clocked.sections().query == [URLQueryItem(name: "t", value: "1700000000500")])
    #expect(clocked.hotTopics(page: 1).query.map(\.name) == ["page", "size", "t"])
    #expect(Self.calls.sections().query == [])
  }

  @Test func valuesStayInTheirSegment() {
    #expect(Self.calls.memberPage("a/b", page: 1).path == "/wap/api/account/a%2Fb/mixlogs")
    #expect(Self.calls.memberPage("..", page: 1).path == "/wap/api/account/%2E%2E/mixlogs")
    #expect(CommunityPath.essence.places == ["id", "page", "size"])
  }

  @Test func navigationTakesOffBothEnvelopes() throws {
    let json = #"{"code":0,"data":[{"name":"热帖","id":"","type":"global","value":"global"},null]}"#

    let entries = try Self.calls.navigation().decode(Samples.success(json))

    #expect(entries.content.map(\.target) == [.hotTopics])
    #expect(throws: ServerRefusal(code: 1, message: "")) {
      try Self.calls.navigation().decode(Samples.success(#"{"code":1,"data":[]}"#))
    }
  }

  @Test func nullIsAnEmptyListOfLikes() throws {
    #expect(try Self.calls.likes(of: Identifier("t")).decode(Samples.success("null")).content == [])
    let some = try Self.calls.likes(of: Identifier("t"))
      .decode(Samples.success("[null,\(Samples.like),3]"))
    #expect(some.content.map(\.score) == [5])
    #expect(some.losses.map(\.path) == ["data.2"])
  }

  @Test func errorStatusIsReadInTheCommunitysWords() throws {
    let address = try #require(URL(string: "http://127.0.0.1/"))
    let call = Self.calls.topic(Identifier("t"))
    let words = Data(#"{"code":2,"kbsCode":0,"message":"没有权限","data":null}"#.utf8)
    let page = Data("<html>502</html>".utf8)

    #expect(throws: NetworkError.envelope(ServerRefusal(code: 2, kbsCode: 0, message: "没有权限"))) {
      try call.read(HTTPReply(status: 500, body: words, address: address))
    }
    #expect(throws: NetworkError.http(status: 502, excerpt: "<html>502</html>")) {
      try call.read(HTTPReply(status: 502, body: page, address: address))
    }
    #expect(throws: NetworkError.http(status: 500, excerpt: "")) {
      try call.read(HTTPReply(status: 500, body: Data(), address: address))
    }
  }

  @Test func pictureIsNeitherPageNorRefusal() throws {
    let call = Self.calls.file(of: Self.picture)

    #expect(try call.decode(Data([0x89, 0x50])) == Data([0x89, 0x50]))
    #expect(
      throws: NetworkError.decoding(.init(path: "", reason: "a page for a file", isHTML: true))
    ) {
      try call.decode(Data("<html>".utf8))
    }
    #expect(throws: NetworkError.envelope(ServerRefusal(code: 2, message: "无权"))) {
      try call.decode(Data(#"{"code":2,"message":"无权"}"#.utf8))
    }
    #expect(throws: NetworkError.self) { try call.decode(Samples.success("{}")) }
  }
}
