import CPeers
import Foundation
import ServerStorage
import TestSupport

/// Asks how fast the lists of a community of 100,000 articles are, beside a bare loop that joins as
/// many articles as a page holds.
enum CommunityBenchmark {
  private static let topics = 8_000
  private static let now = Date(timeIntervalSince1970: 1_700_000_000)
  private static let section = EntityID(high: 1, low: 1)
  private static let boards = (0..<40).map { EntityID(high: 2, low: UInt64($0)) }
  private static let accounts = (0..<2_000).map { EntityID(high: 3, low: UInt64($0)) }
  private static let channel = EntityID(high: 4, low: 1)

  static func rows() async throws -> [BenchmarkRow] {
    let folder = try TemporaryDirectory()
    let file = folder.file("community.sqlite")
    let store = try await CommunityStore(at: file, access: .readWrite, clock: { now })
    try await store.migrate()
    let before = Benchmarks.processorTime
    let seeding = try await ContinuousClock().measure { try await fill(store) }
    let work = Benchmarks.processorTime - before
    let summary = try await store.summary()
    Benchmarks.say(
      "  \(summary.articles) articles of \(summary.topics) topics added in \(seeding), \(work) of work"
    )
    let path = strdup(file.path)
    defer { free(path) }
    let keys = (1...20).map { Int64($0 * 4_000) }
    let peer = { precondition(peer_sqlite_articles(path, keys, 20) > 0) }
    var rows: [BenchmarkRow] = []
    for (name, read) in readings(store) {
      let count = try await read()
      precondition(count > 0, "\(name) is empty")
      rows.append(try await .measure(name, ours: { _ = try await read() }, peer: peer))
    }
    return rows
  }

  private static func readings(
    _ store: CommunityStore
  ) -> [(String, () async throws -> Int)] {
    let board = boards[3]
    return [
      ("top ten", { try await store.topTenTopics(now: now).count }),
      (
        "hot topics, page 1",
        {
          let since = now.addingTimeInterval(-86_400)
          return try await store.hotTopics(page: 1, size: 20, since: since).items.count
        }
      ),
      (
        "hot topics of a section, page 20",
        { try await store.hotTopics(inSection: section, page: 20, size: 20).items.count }
      ),
      (
        "board, page 1",
        {
          try await store.boardTopics(board, order: .byFlushTime, page: 1, size: 20).items.count
        }
      ),
      (
        "board, page 10",
        {
          try await store.boardTopics(board, order: .byFlushTime, page: 10, size: 20).items.count
        }
      ),
      (
        "channel, page 1",
        { try await store.channelTopics(channel, page: 1, size: 20).items.count }
      ),
      ("boards of a section", { try await store.boards(inSection: section).count }),
      ("popular boards", { try await store.popularBoards(limit: 20).count }),
      (
        "search, two characters",
        { try await store.searchArticles("荷塘", start: 0, count: 20).items.count }
      ),
      (
        "search, one frequent character",
        { try await store.searchArticles("水", start: 0, count: 20).items.count }
      ),
      (
        "search, one word",
        { try await store.searchArticles("pond77", start: 0, count: 20).items.count }
      ),
      (
        "members by a part",
        { try await store.searchAccounts("r19", start: 0, count: 20).items.count }
      ),
    ]
  }

  private static func fill(_ store: CommunityStore) async throws {
    try await store.write { writer in
      for (number, id) in accounts.enumerated() {
        try writer.add(
          AccountRecord(
            id: id, name: "user\(number)", nick: "昵称\(number)", gender: .undisclosed,
            createTime: now, loginTime: now))
      }
      try writer.add(
        SectionRecord(id: section, name: "生活", description: "", cover: "", position: 0))
      for (number, id) in boards.enumerated() {
        try writer.add(
          BoardRecord(
            id: id, sectionID: section, name: "Board\(number)", title: "版面", position: number))
      }
      try writer.add(
        ChannelRecord(id: channel, name: "校园", position: 0, boards: Array(boards.prefix(8))))
      var random = SeededGenerator(seed: 7)
      for number in 0..<topics {
        let (topic, articles) = records(number, using: &random)
        try writer.add(topic: topic, articles: articles)
      }
    }
  }

  private static func records(
    _ number: Int, using random: inout SeededGenerator
  ) -> (TopicRecord, [ArticleRecord]) {
    let id = EntityID(using: &random)
    // Over thirty days, so that a day holds some 3,300 articles.
    let start = now.addingTimeInterval(-Double.random(in: 10_000...2_592_000, using: &random))
    let articles = (0..<Int.random(in: 1...24, using: &random)).map { floor in
      ArticleRecord(
        id: EntityID(using: &random), topicID: id,
        accountID: accounts.randomElement(using: &random) ?? accounts[0], order: floor,
        subject: "Re: 主题 \(number)", body: text(using: &random) + " pond\(number)",
        postTime: start.addingTimeInterval(Double(floor) * 400))
    }
    let topic = TopicRecord(
      id: id, boardID: boards[number % boards.count], subject: "主题 \(number)", createTime: start,
      flushTime: articles[articles.count - 1].postTime)
    return (topic, articles)
  }

  /// Some 90 characters, as a usual answer has: a few phrases that come up often, and others.
  private static func text(using random: inout SeededGenerator) -> String {
    let phrases = [
      "水木清华，", "荷塘月色。", "今天天气很好，", "大家觉得呢？", "我也这么想，", "支持楼主！",
      "求推荐一本书，", "昨天去了颐和园，", "有没有人一起去打球？", "这个问题不好说，", "顶一下。",
      "谢谢分享，学到了。", "买华为手机，", "机场排队很久，", "房租又涨了，", "食堂的面不错，",
    ]
    var text = (0..<3).map { _ in phrases.randomElement(using: &random) ?? "" }.joined()
    for _ in 0..<70 {
      // The square makes some characters frequent, as they are in any language.
      let step = Double.random(in: 0..<1, using: &random)
      text.unicodeScalars.append(Unicode.Scalar(0x4E00 + UInt16(step * step * 3_000)) ?? "塘")
    }
    return text
  }
}
