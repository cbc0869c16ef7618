import CommunityAPI
import Foundation
import Testing

/// Whatever the server writes, the client reads back.
struct RoundTripTests {
  @Test func modelsReadBack() throws {
    try check { $0.account() }
    try check { $0.section() }
    try check { $0.board() }
    try check { $0.attachment() }
    try check { $0.like() }
    try check { $0.article() }
    try check { $0.topic() }
    try check { $0.found() }
    try check { $0.pagerA() }
    try check { $0.pagerB() }
  }

  @Test func listRepliesReadBack() throws {
    try check { HotTopicsReply(pager: $0.pagerA(), topics: $0.several { $0.topic() }) }
    try check { TopicsReply(topics: $0.several { $0.topic() }) }
    try check { ChannelTopicsReply(pager: $0.pagerA(), topics: $0.several { $0.topic() }) }
    try check { AlbumReply(pager: $0.pagerA(), articles: $0.several { $0.article() }) }
    try check { SectionsReply(sections: $0.several { $0.section() }) }
    try check { BoardsReply(boards: $0.several { $0.board() }) }
    try check {
      BoardTopicsReply(
        pager: $0.maybe { $0.pagerA() }, stickyTopics: $0.several { $0.topic() },
        topics: $0.several { $0.topic() }, board: $0.maybe { $0.board() })
    }
    try check { EssenceReply(articles: $0.several { $0.article() }) }
    try check { StickyTopicsReply(topics: $0.several { $0.topic() }) }
  }

  @Test func otherRepliesReadBack() throws {
    try check { TopicDetailReply(topic: $0.topic()) }
    try check {
      TopicArticlesReply(
        pager: $0.maybe { $0.pagerB() }, topic: $0.maybe { $0.topic() },
        articles: $0.several { $0.article() }, board: $0.maybe { $0.board() })
    }
    try check { generator in
      PermissionsReply(
        read: Permission(facet: "VIEW", isGranted: generator.chance()),
        write: Permission(
          facet: "POST", isGranted: generator.chance(), cause: generator.maybe { $0.text() }))
    }
    try check {
      SearchReply(
        total: $0.number(), size: $0.number(), start: $0.number(),
        found: $0.several { $0.found() })
    }
    try check {
      SearchReply(
        total: $0.number(), size: $0.number(), start: $0.number(),
        found: $0.several { $0.account() })
    }
    try check {
      MemberPageReply(account: $0.maybe { $0.account() }, articles: $0.several { $0.found() })
    }
    try check {
      NavigationReply(
        entries: $0.several {
          NavigationEntry(name: $0.text(), id: $0.identifier(), type: $0.text(), value: $0.text())
        })
    }
  }

  @Test(arguments: [1e300, -1e300, .infinity, .nan, 1e13])
  func timesBeyondAllCalendarsAreWrittenAsTheLast(seconds: Double) throws {
    let far = Topic(
      id: Identifier("e"), subject: "", flushTime: Date(timeIntervalSince1970: seconds))

    let data = try CommunityJSON.data(Envelope(far))
    let time = try CommunityJSON.answer(Topic.self, from: data).content.flushTime

    let last = Date(timeIntervalSince1970: 253_402_300_799.999)
    #expect(time == (seconds < 0 ? Date(timeIntervalSince1970: -253_402_300_799.999) : last))
  }

  private func check<Content: Codable & Sendable & Equatable>(
    _ make: (inout ModelGenerator) -> Content
  ) throws {
    for seed in 0..<40 {
      var generator = ModelGenerator(seed: UInt64(seed))
      let content = make(&generator)

      let answer: Answer<Content> = try CommunityJSON.answer(
        from: try CommunityJSON.data(Envelope(content)))

      #expect(answer.content == content, "seed \(seed)")
      #expect(answer.losses == [], "seed \(seed)")
    }
  }
}
