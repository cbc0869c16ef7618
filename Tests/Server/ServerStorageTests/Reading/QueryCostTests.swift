import CSQLite
import Foundation
import Persistence
import ServerStorage
import Testing

struct QueryCostTests {
  private typealias Reading = @Sendable (CommunityStore, _ size: Int) async throws -> Int

  /// Every reading method, the most statements it may run, and how it is called for some size.
  private static let readings: [(name: String, limit: Int, read: Reading)] = [
    ("channels", 2, { store, _ in try await store.channels().count }),
    ("sections", 1, { store, _ in try await store.sections().count }),
    ("boards", 4, { store, _ in try await store.boards(inSection: Village.life).count }),
    ("board", 4, { store, _ in try await store.board(Village.weather).map { _ in 1 } ?? 0 }),
    ("popularBoards", 4, { store, size in try await store.popularBoards(limit: size).count }),
    ("managers", 1, { store, _ in try await store.managers(of: Village.weather).count }),
    ("searchBoards", 4, { store, size in try await store.searchBoards("t", limit: size).count }),
    (
      "hotTopics", 10,
      { store, size in
        let since = Village.now.addingTimeInterval(-86_400)
        return try await store.hotTopics(page: 1, size: size, since: since).items.count
      }
    ),
    (
      "hotTopicsOfSection", 11,
      { store, size in
        try await store.hotTopics(inSection: Village.life, page: 1, size: size).items.count
      }
    ),
    ("topTenTopics", 10, { store, _ in try await store.topTenTopics(now: Village.now).count }),
    (
      "channelTopics", 8,
      { store, size in try await store.channelTopics(Village.all, page: 1, size: size).items.count }
    ),
    ("album", 8, { store, size in try await store.album(page: 1, size: size).items.count }),
    (
      "boardTopicsByFlush", 8,
      { store, size in
        try await store.boardTopics(Village.weather, order: .byFlushTime, page: 1, size: size)
          .items.count
      }
    ),
    (
      "boardTopicsByCreation", 8,
      { store, size in
        try await store.boardTopics(Village.weather, order: .byCreation, page: 1, size: size)
          .items.count
      }
    ),
    (
      "stickyTopics", 8,
      { store, size in
        try await store.stickyTopics(Village.weather, page: 1, size: size).items.count
      }
    ),
    (
      "essence", 8,
      { store, size in try await store.essence(Village.weather, page: 1, size: size).items.count }
    ),
    (
      "searchArticles", 7,
      { store, size in try await store.searchArticles("荷塘", start: 0, count: size).items.count }
    ),
    (
      "searchAccounts", 2,
      { store, size in try await store.searchAccounts("a", start: 0, count: size).items.count }
    ),
    (
      "recentArticles", 8,
      { store, size in
        try await store.recentArticles(of: Village.bob, page: 1, size: size).items.count
      }
    ),
    (
      "articles", 7,
      { store, size in
        let topics = try await store.boardTopics(
          Village.weather, order: .byCreation, page: 1, size: 1)
        return try await store.articles(
          of: topics.items[0].topic.id, mode: .starter, page: 1, size: size
        ).items.count
      }
    ),
  ]

  @Test func statementsDoNotGrowWithThePage() async throws {
    let community = try await GrownCommunity()

    for reading in Self.readings where reading.name != "articles" {
      var counts: [Int] = []
      for size in [2, 40] {
        let before = community.store.statistics
        #expect(try await reading.read(community.store, size) > 0, "\(reading.name)")
        counts.append((community.store.statistics - before).statements)
      }
      #expect(counts.allSatisfy { $0 <= reading.limit }, "\(reading.name): \(counts)")
    }
  }

  @Test func modesOfATopicRunAFewStatements() async throws {
    let community = try await GrownCommunity()
    let store = community.store
    let page = try await store.boardTopics(Village.weather, order: .byFlushTime, page: 1, size: 40)
    let topic = try #require(page.items.max { $0.articleCount < $1.articleCount })
    let article = try #require(topic.lastArticleID)

    for mode in [ArticleMode.starter, .oldestFirst, .newestFirst, .onlyAuthor(of: article)] {
      let before = store.statistics
      let found = try await store.articles(of: topic.topic.id, mode: mode, page: 1, size: 20)
      #expect(!found.items.isEmpty)
      #expect((store.statistics - before).statements <= 7, "\(mode)")
    }
  }

  @Test func deepPagesReadOnlyTheirOwnRows() async throws {
    let community = try await GrownCommunity()
    let before = community.store.statistics

    let page = try await community.store.boardTopics(
      Village.weather, order: .byFlushTime, page: 10, size: 10)

    #expect(page.items.count == 10)
    // The page's keys, topics, boards, managers, articles, files and likes.
    #expect((community.store.statistics - before).rows <= 10 * 6 + 4)
  }

  /// Every statement of every list, explained: no table of articles or topics is read whole.
  @Test func noListReadsAWholeTable() async throws {
    let community = try await GrownCommunity()
    for reading in Self.readings { _ = try await reading.read(community.store, 10) }
    let statements = Set(community.log.statements).filter { $0.hasPrefix("SELECT") }
    #expect(statements.count > 25)

    let explainer = try Explainer(community.village.file)
    for sql in statements where !sql.contains("article_text") {
      for step in try explainer.plan(of: sql) where step.hasPrefix("SCAN") {
        let words = step.split(separator: " ").map(String.init)
        let isIndexScan = step.contains("USING INDEX") || step.contains("USING COVERING INDEX")
        let isSmall = ["b", "m", "section", "channel", "account", "board", "lively", "s", "h", "c"]
          .contains(words[1])
        let isList = words[1] == "wanted" || words[1] == "json_each"
        #expect(isIndexScan || isSmall || isList, "\(step)\n\(sql)")
      }
    }
  }

  @Test func theHotListReadsOnlyTheLastDay() async throws {
    let community = try await GrownCommunity()
    _ = try await community.store.topTenTopics(now: Village.now)
    let hot = try #require(
      community.log.statements.first { $0.contains("INDEXED BY reply_by_time") })

    let plan = try Explainer(community.village.file).plan(of: hot)

    #expect(
      plan.contains {
        $0.contains("SEARCH article USING COVERING INDEX reply_by_time (post_time>?)")
      },
      "\(plan)")
  }
}

/// Asks SQLite how it would run a statement.
private final class Explainer {
  private var database: OpaquePointer?

  init(_ file: URL) throws {
    try #require(sqlite3_open(file.path, &database) == SQLITE_OK)
  }

  deinit { sqlite3_close_v2(database) }

  func plan(of sql: String) throws -> [String] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let code = sqlite3_prepare_v2(database, "EXPLAIN QUERY PLAN \(sql)", -1, &statement, nil)
    try #require(code == SQLITE_OK, "\(sql)")
    var steps: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      if let text = sqlite3_column_text(statement, 3) { steps.append(String(cString: text)) }
    }
    return steps
  }
}
