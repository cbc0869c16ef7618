import Foundation
import ServerStorage
import Testing

struct CommunitySearchTests {
  private func village() async throws -> Village {
    let village = try await Village()
    try await village.add(
      topic: 1, "买华为手机", by: [Village.alice, Village.bob], hoursAgo: [50, 40]
    ) { _, articles in articles[1].body = "我也想买 Phone，华为不错" }
    try await village.add(topic: 2, on: Village.test, "荷塘月色", hoursAgo: [30]) { _, articles in
      articles[0].body = "华丽的荷花，为什么 100% 'quoted' phones"
    }
    try await village.add(topic: 3, on: Village.secret, "华为内部")
    return village
  }

  private func found(_ result: SearchResult<PlacedArticle>) -> [String] {
    result.items.map { "\($0.topic.id.low).\($0.article.article.order)" }
  }

  @Test(arguments: [
    ("华", ["1.0", "1.1", "2.0"]), ("华为", ["1.0", "1.1"]), ("为手", ["1.0", "1.1"]),
    ("华为 phone", ["1.1"]), ("PHON", ["1.1", "2.0"]), ("华 -为手机", ["2.0"]),
    ("\"华丽的荷花\"", ["2.0"]), ("内部", []), ("", []), ("为什", ["2.0"]),
  ])
  func articlesAreFoundByWordsAndParts(keyword: String, expected: [String]) async throws {
    let store = try await village().store

    let result = try await store.searchArticles(keyword, start: 0, count: 10)

    #expect(found(result).sorted() == expected)
    #expect(result.total == expected.count)
  }

  @Test func theSubjectWeighsMore() async throws {
    let village = try await Village()
    try await village.add(topic: 1, "无题的一篇") { _, articles in articles[0].body = "荷塘" }
    try await village.add(topic: 2, "荷塘的一篇") { _, articles in articles[0].body = "无题" }

    let result = try await village.store.searchArticles("荷塘", start: 0, count: 10)

    #expect(found(result) == ["2.0", "1.0"])
  }

  @Test func filtersNarrowTheSearch() async throws {
    let store = try await village().store
    let recent = Village.now.addingTimeInterval(-35 * 3600)

    let original = try await store.searchArticles("华", originalOnly: true, start: 0, count: 9)
    let late = try await store.searchArticles("华", earliest: recent, start: 0, count: 9)
    let board = try await store.searchArticles(
      "华", boardNames: ["test.board", "None\"'"], start: 0, count: 9)
    let secret = try await store.searchArticles("华", boardNames: ["Secret"], start: 0, count: 9)

    #expect(found(original).sorted() == ["1.0", "2.0"] && original.total == 2)
    #expect(found(late) == ["2.0"])
    #expect(found(board) == ["2.0"])
    #expect(found(secret) == [] && secret.total == 0)
  }

  @Test func aSearchIsReadStretchByStretch() async throws {
    let store = try await village().store
    let whole = try await store.searchArticles("华", start: 0, count: 3)

    let stretches = [
      try await store.searchArticles("华", start: 0, count: 2),
      try await store.searchArticles("华", start: 2, count: 2),
      try await store.searchArticles("华", start: 9, count: 2),
    ]

    #expect(stretches.flatMap(\.items) == whole.items)
    #expect(stretches.map(\.total) == [3, 3, 3])
  }

  @Test(arguments: [
    "'; DROP TABLE article; --", "\" OR 1=1", "a* NEAR(b c)", "subject:x", "(((", "^", "{a b}:c",
    "%", "_", "\\", "\0", "AND", "NOT", "\"\"\"", "-", "rank:1", "*", "''", "\u{202E}x",
  ])
  func whatLooksLikeASyntaxIsOnlyText(keyword: String) async throws {
    let store = try await village().store

    let articles = try await store.searchArticles(
      keyword, boardNames: [keyword], start: 0, count: 10)
    let boards = try await store.searchBoards(keyword, limit: 10)
    let accounts = try await store.searchAccounts(keyword, start: 0, count: 10)

    #expect(articles.items == [])
    #expect(boards == [])
    #expect(accounts.items.map(\.id) == (["%", "_"].contains(keyword) ? [Village.bob] : []))
    #expect(try await store.summary().articles == 4)
  }

  @Test(arguments: [
    ("ali", ["Alice01", "alicette"]), ("alicette", ["alicette"]),
    ("LICE", ["Alice01", "alicette"]),
    ("荷塘", ["carol"]), ("塘月", ["carol"]), ("大卫", ["alicette"]), ("老鲍%", ["bob02"]), (" ", []),
  ])
  func membersAreFoundByPartsOfTheirNames(keyword: String, names: [String]) async throws {
    let store = try await Village().store

    let result = try await store.searchAccounts(keyword, start: 0, count: 10)

    #expect(result.items.map(\.name) == names)
    #expect(result.total == names.count)
    let second = try await store.searchAccounts(keyword, start: 1, count: 10)
    #expect(second.items.map(\.name) == Array(names.dropFirst()))
  }
}
