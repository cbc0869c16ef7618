import CommunityAPI
import Foundation
import Testing

/// What the server writes, key by key.
struct WireFormatTests {
  @Test func successIsWrappedAsTheSiteDoes() throws {
    let object = try written(TopicsReply(topics: []))

    #expect(object["code"] as? Int == 1)
    #expect(object["kbsCode"] as? Int == 0)
    #expect(object["message"] as? String == "操作成功")
    #expect((object["data"] as? [String: Any])?["topics"] as? [String] == [])
  }

  @Test func refusalHasNullForContent() throws {
    let data = try CommunityJSON.data(Envelope.refusal(code: 2, message: "没有权限"))

    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""data":null"#))
    #expect(text.contains(#""code":2"#))
  }

  @Test func timesAreWholeMilliseconds() throws {
    let article = Article(
      id: Identifier("d"), topicID: Identifier("e"), subject: "s", body: "<p>a/b</p>",
      postTime: Date(timeIntervalSince1970: 1_700_000_000.123))

    let text = String(decoding: try CommunityJSON.data(Envelope(article)), as: UTF8.self)

    #expect(text.contains(#""postTime":1700000000123"#))
    #expect(text.contains(#""editTime":0"#))
    #expect(text.contains("<p>a/b</p>"))
  }

  @Test func absentTimeIsNeitherZeroNorNull() throws {
    let object = try content(Account(id: Identifier("a"), name: "alice01"))

    #expect(object["loginTime"] == nil)
    #expect(object["nick"] as? String == "")
    #expect(object["k3sUrl"] == nil)
  }

  @Test func flagsAreNumbersWhereTheSiteHasThem() throws {
    let board = try content(Board(id: Identifier("b"), name: "Test", isFavorite: true))
    let text = String(
      decoding: try CommunityJSON.data(
        Envelope(Account(id: Identifier("a"), name: "x", isFriend: true))), as: UTF8.self)

    #expect(board["isFavorite"] as? Int == 1)
    #expect(board["groupId"] as? String == "")
    #expect(text.contains(#""isFriend":1"#))
    #expect(text.contains(#""isFans":false"#))
  }

  @Test func namesOfTheWireAreTheSites() throws {
    let topic = try content(
      Topic(id: Identifier("e"), subject: "s", articleCount: 3, likeCount: 2, isFavorite: true))
    let board = try content(BoardTopicsReply(topics: []))
    let search = try content(
      FoundArticle(
        article: Article(id: Identifier("d"), topicID: Identifier("e"), subject: "s", body: ""),
        topic: nil))

    #expect(topic["availables"] as? Int == 3)
    #expect(topic["likeAvailables"] as? Int == 2)
    #expect(topic["fav"] as? Bool == true)
    #expect(board.keys.contains("tops"))
    #expect(search["id"] as? String == "d")
    #expect(search["topic"] is NSNull)
  }

  @Test func advertisementsAreWrittenAsNone() throws {
    let hot = try content(HotTopicsReply(topics: []))
    let album = try content(AlbumReply(articles: []))

    #expect((hot["adList"] as? [Any])?.isEmpty == true)
    #expect((hot["carouselList"] as? [Any])?.isEmpty == true)
    #expect((album["adList"] as? [Any])?.isEmpty == true)
  }

  @Test func navigationHasTwoEnvelopes() throws {
    let entry = NavigationEntry(name: "热帖", id: Identifier(""), type: "global", value: "global")
    let object = try content(NavigationReply(entries: [entry]))

    #expect(object["code"] as? Int == 0)
    #expect((object["data"] as? [[String: Any]])?.first?["name"] as? String == "热帖")
  }

  private func written(_ content: some Codable & Sendable) throws -> [String: Any] {
    let data = try CommunityJSON.data(Envelope(content))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func content(_ content: some Codable & Sendable) throws -> [String: Any] {
    try #require(written(content)["data"] as? [String: Any])
  }
}
