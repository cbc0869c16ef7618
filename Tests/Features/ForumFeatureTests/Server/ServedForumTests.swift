import CommunityAPI
import CommunityServer
import ForumFeature
import TestSupport
import Testing

/// The forum's screens on the project's own server, over a real connection.
@MainActor @Suite(.hangLimit)
struct ServedForumTests {
  private func reading(_ forum: ServedForum) -> SQLiteReadingRepository {
    SQLiteReadingRepository(cache: forum.bench.cache, profile: forum.community.profile)
  }

  private func history(_ forum: ServedForum) -> SQLiteHistoryRepository {
    SQLiteHistoryRepository(cache: forum.bench.cache, profile: forum.community.profile)
  }

  private func topic(_ number: UInt64, floor: Int? = nil, _ forum: ServedForum) -> TopicModel {
    TopicModel(
      TopicPlace(ServedForum.topicID(number), floor: floor),
      topics: CommunityTopicRepository(forum.community), reading: reading(forum),
      history: history(forum))
  }

  @Test func theHomeScreenShowsChannelsAndHotTopics() async throws {
    try await ServedForum.serving { forum in
      let home = CommunityHomeRepository(forum.community)
      let model = HomeModel(home: home, reading: reading(forum))

      await model.open()

      #expect(model.channels.value?.contains { $0.content == .topics(.hot) } == true)
      #expect(model.topics.list.phase == .loaded)
      #expect(model.topics.list.items.allSatisfy { $0.author != nil })
      let boards = Set(model.topics.list.items.map(\.board?.name))
      #expect(boards == ["Test", "Pond"])
    }
  }

  @Test func aBoardIsReadToItsEndWithoutAnyTopicTwice() async throws {
    try await ServedForum.serving { forum in
      let model = BoardModel(
        .name("test"), boards: CommunityBoardRepository(forum.community), reading: reading(forum))
      await model.open()
      while !model.topics.list.hasReachedEnd, model.topics.list.problem == nil {
        await model.topics.list.loadMore()
      }

      let ids = model.topics.list.items.map(\.id)
      #expect(ids.count == 30 && Set(ids).count == 30)
      #expect(ids.first == ServedForum.topicID(30))
      #expect(model.board?.title == "测试专用")
    }
  }

  @Test func sectionsAndTheirDirectoriesMakeATree() async throws {
    try await ServedForum.serving { forum in
      let repository = CommunitySectionRepository(forum.community)
      let all = SectionsModel(sections: repository)
      await all.open()
      let section = try #require(all.sections.value?.first)
      let model = SectionModel(section.id, sections: repository)

      await model.open()

      let directory = try #require(model.nodes?.first { $0.isDirectory })
      #expect(directory.children.map(\.board.name) == ["Test"])
    }
  }

  @Test func aTopicIsReadLeftAndTakenUpAgain() async throws {
    try await ServedForum.serving { forum in
      let first = topic(7, forum)
      await first.open()
      await first.loadMore(.next)
      #expect(first.floors.map(\.number) == Array(0..<40))
      #expect(first.head?.title == "主题7 荷塘月色")
      first.floorsInSight(first.floors[30...35].map(\.id))
      await first.close()

      let second = topic(7, forum)
      await second.open()

      #expect(second.position == 30)
      #expect(second.pages == 2...3)
      let thirty = try #require(second.floors.first { $0.number == 30 })
      #expect(second.isByStarter(thirty))
      #expect(second.floors.filter(second.isNew).isEmpty)
      let visits = try await history(forum).visits(matching: "荷塘")
      #expect(visits.map(\.authorName) == ["alice01"])
    }
  }

  @Test func theStarterAloneAndTheNewestFirst() async throws {
    try await ServedForum.serving { forum in
      let model = topic(7, forum)
      await model.open()

      await model.select(.starterOnly)
      #expect(model.floors.allSatisfy { $0.author?.name == "alice01" })
      await model.select(.newestFirst)
      #expect(model.floors.first?.number == 44)
      let bob = try #require(model.floors.first { $0.author?.name == "bob02" })
      await model.select(.authorOnly(of: bob.id))

      #expect(model.floors.count == 22)
      #expect(model.floors.allSatisfy { $0.author?.name == "bob02" })
    }
  }

  @Test func searchingFindsPostsBoardsAndMembers() async throws {
    try await ServedForum.serving { forum in
      let model = SearchModel(
        SearchPlace(query: PostQuery(text: "荷塘", isOriginalOnly: true, boardName: "Test")),
        search: CommunitySearchRepository(forum.community))

      await model.open()
      guard case .posts(let posts) = model.results else {
        Issue.record("\(model.results)")
        return
      }
      #expect(posts.items.count == 20)
      model.type("bob")
      await model.select(.members)
      guard case .members(let members) = model.results else {
        Issue.record("\(model.results)")
        return
      }

      #expect(members.items.map(\.name) == ["bob02"])
    }
  }

  @Test func aMembersPageShowsWhatWasWritten() async throws {
    try await ServedForum.serving { forum in
      let model = UserModel(name: "bob02", members: CommunityMemberRepository(forum.community))

      await model.open()

      #expect(model.profile?.member.displayName == "昵称1")
      #expect(!model.posts.items.isEmpty)
    }
  }

  @Test func aBoardForMembersRefusesGuests() async throws {
    try await ServedForum.serving { forum in
      let model = BoardModel(
        .id(ServedForum.boardID(2)), boards: CommunityBoardRepository(forum.community),
        reading: reading(forum))

      await model.open()

      guard case .failed(let problem) = model.topics.list.phase else {
        Issue.record("\(model.topics.list.phase)")
        return
      }
      #expect(problem.canLogIn && !problem.canRetry)
    }
  }

  @Test func aTopicThatNeverWasIsGone() async throws {
    try await ServedForum.serving { forum in
      let model = topic(999, forum)

      await model.open()

      guard case .failed(.gone) = model.phase else {
        Issue.record("\(model.phase)")
        return
      }
    }
  }

  @Test(arguments: Fault.allCases)
  func whateverTheServerDoesTheScreenSaysSomethingTrue(fault: Fault) async throws {
    try await ServedForum.serving(fault: fault) { forum in
      let model = HomeModel(
        home: CommunityHomeRepository(forum.community), reading: reading(forum))

      await model.open()

      let harmless: [Fault] = [.slow, .nulls, .shift, .missing, .wrongtype, .objectfavs]
      switch model.topics.list.phase {
      case .loaded: #expect(harmless.contains(fault))
      case .empty: #expect(fault == .empty)
      case .failed(.serverBroken(500)): #expect(fault == .http500)
      // The server's words of refusal tell guests to log in, which counts more than its code.
      case .failed(.sessionExpired): #expect([.http401, .kbs7, .code2].contains(fault))
      case .failed(.notUnderstood): #expect([.html, .garbage, .half].contains(fault))
      case .failed(.offline): #expect(fault == .reset)
      default: Issue.record("\(fault): \(model.topics.list.phase)")
      }
      let usage = try await forum.bench.cache.usage()
      #expect(harmless.contains(fault) == (usage.answerCount == 2))
    }
  }
}
