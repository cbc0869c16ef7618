import CommunityAPI
import Foundation
import ServerStorage
import Testing

struct HomeCallsTests {
  private let calls = CommunityEndpoints()

  @Test func navigationNamesTheListsAndTheChannels() async throws {
    let entries = try await ServedCommunity().answer(calls.navigation()).content

    #expect(entries.map(\.name) == ["热帖", "图览", "校园"])
    #expect(
      entries.map(\.target) == [
        .hotTopics, .album, .channel(Identifier("\(SmallCommunity.channel)")),
      ])
  }

  @Test func navigationHasASecondEnvelopeThatSaysZero() async throws {
    let envelope = try await ServedCommunity().object("/wap/api/profile/navigation")
    let inner = try #require(envelope["data"] as? [String: Any])

    #expect(envelope["code"] as? Int == 1)
    #expect(inner["code"] as? Int == 0)
    #expect((inner["data"] as? [Any])?.count == 3)
  }

  @Test func hotListCountsPagesNotItems() async throws {
    let community = try await ServedCommunity()
    let first = try await community.answer(calls.hotTopics(page: 1, size: 20)).content
    let last = try await community.answer(calls.hotTopics(page: 3, size: 20)).content

    #expect(first.pager == PagerA(total: 3, size: 20, page: 1, items: 46))
    #expect(first.topics.count == 20)
    #expect(last.topics.count == 6)
    let envelope = try await community.object("/wap/api/hot/global?page=1")
    let data = try #require(envelope["data"] as? [String: Any])
    #expect(Set(data.keys) == ["pager", "topics", "adList", "carouselList"])
  }

  @Test func hotTopicCarriesItsBoardAndAnExcerpt() async throws {
    let reply = try await ServedCommunity().answer(calls.hotTopics(page: 1)).content
    let topic = try #require(reply.topics.first)

    #expect(topic.board?.name == "Test" || topic.board?.name == "Notice")
    #expect(topic.article?.body == "曲曲折折的荷塘上面，弥望的是田田的叶子。 红 <b>& [em1]")
    #expect(topic.article?.account?.levelTitle == "小荷")
    #expect(topic.lastArticleOrder == topic.articleCount - 1)
  }

  @Test func membersTopicsAreInNoOpenList() async throws {
    let community = try await ServedCommunity()
    let hidden = Identifier<Board>("\(SmallCommunity.id(.board, 2))")

    let hot = try await community.answer(calls.hotTopics(page: 1, size: 100)).content.topics
    let found = try await community.answer(
      calls.search(.init(keyword: "荷塘"), start: 0, count: 100)
    ).content.found

    #expect(hot.count == 46)
    #expect(!hot.contains { $0.boardID == hidden })
    #expect(!found.isEmpty)
    #expect(!found.contains { $0.article.boardID == hidden })
  }

  @Test func tenOfTheDayAreAtMostTen() async throws {
    #expect(try await ServedCommunity().answer(calls.topTenTopics()).content.topics.count == 10)
  }

  @Test func sectionHasItsOwnHotTopics() async throws {
    let section = Identifier<Section>("\(SmallCommunity.sections[1])")
    let reply = try await ServedCommunity().answer(calls.hotTopics(of: section, page: 1)).content

    #expect(reply.topics.map(\.id.rawValue) == ["\(SmallCommunity.id(.topic, 200))"])
  }

  @Test func popularBoardsTellHowPopularTheyAre() async throws {
    let boards = try await ServedCommunity().answer(calls.popularBoards()).content

    #expect(boards.first?.name == "Notice")
    #expect(boards.allSatisfy { $0.statistics.popularity != nil && !$0.isDirectory })
  }

  @Test func channelListsTheTopicsOfItsBoards() async throws {
    let channel = Identifier<NavigationEntry.Channel>("\(SmallCommunity.channel)")
    let reply = try await ServedCommunity().answer(calls.topics(of: channel, page: 1)).content

    #expect(reply.pager == PagerA(total: 3, size: 20, page: 1, items: 45))
    #expect(reply.topics.allSatisfy { $0.board?.name == "Test" })
  }

  @Test func albumListsArticlesWithPicturesAndPlaces() async throws {
    let reply = try await ServedCommunity().answer(calls.album(page: 1)).content

    #expect(reply.articles.count == 20)
    #expect(
      reply.articles.allSatisfy {
        !$0.attachments.isEmpty && $0.board != nil && $0.account != nil && !$0.topicID.isEmpty
      })
  }
}
