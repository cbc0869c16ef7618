import Foundation
import ServerStorage
import Testing

struct CommunityStoreTopicsTests {
  private func ids(_ page: Page<TopicView>) -> [UInt64] { page.items.map(\.topic.id.low) }

  @Test func aTopicCarriesEverythingAListShows() async throws {
    let village = try await Village()
    try await village.add(
      topic: 1, by: [Village.alice, Village.bob], hoursAgo: [3, 2]
    ) { topic, articles in
      topic.isEssence = true
      articles[0].attachments = [
        AttachmentRecord(
          id: EntityID(high: 7, low: 1), name: "图.jpg", serial: 1, hash: Village.photo)
      ]
      articles[1].likes = [
        LikeRecord(
          id: EntityID(high: 8, low: 1), accountID: Village.carol, score: -5, body: "哼",
          time: Village.now)
      ]
    }

    let view = try #require(try await village.store.topic(Village.topic(1)))

    #expect(view.topic.subject == "今天天气")
    #expect(view.topic.isEssence && !view.topic.isSticky)
    #expect(view.board == Village.boards[0])
    #expect(view.firstArticle?.article.id == Village.article(1, 0))
    #expect(view.firstArticle?.account == Village.accounts[0])
    #expect(
      view.firstArticle?.attachments.map(\.size) == [3]
        && view.firstArticle?.attachments.first?.mediaType == "image/jpeg")
    #expect(view.lastArticleID == Village.article(1, 1))
    #expect(view.articleCount == 2 && view.likeCount == 1 && view.lastOrder == 1)
    #expect(view.lastPostTime == Village.now.addingTimeInterval(-7200))
    #expect(try await village.store.topic(Village.topic(2)) == nil)
  }

  @Test func aTopicWhoseFirstArticleIsGoneIsStillListed() async throws {
    let village = try await Village()
    try await village.add(topic: 1, by: [Village.alice, Village.bob]) { _, articles in
      articles.removeFirst()
      articles[0].replyID = nil
    }
    try await village.add(topic: 2) { _, articles in articles = [] }

    let page = try await village.store.boardTopics(
      Village.weather, order: .byFlushTime, page: 1, size: 5)

    #expect(page.items.map(\.firstArticle) == [nil, nil])
    #expect(page.items.map(\.articleCount) == [0, 1])
    #expect(page.items.map(\.lastArticleID) == [nil, Village.article(1, 1)])
  }

  @Test func aBoardIsSortedByFlushOrByCreation() async throws {
    let village = try await Village()
    try await village.add(topic: 1, by: [Village.alice, Village.bob], hoursAgo: [9, 1])
    try await village.add(topic: 2, hoursAgo: [5])
    try await village.add(topic: 3, hoursAgo: [7]) { topic, _ in topic.isSticky = true }
    try await village.add(topic: 4, on: Village.test)
    let store = village.store

    let byFlush = try await store.boardTopics(
      Village.weather, order: .byFlushTime, page: 1, size: 9)
    let byCreation = try await store.boardTopics(
      Village.weather, order: .byCreation, page: 1, size: 9)
    let sticky = try await store.stickyTopics(Village.weather)

    #expect(ids(byFlush) == [1, 2])
    #expect(ids(byCreation) == [2, 1])
    #expect(byFlush.totalItems == 2)
    #expect(ids(sticky) == [3] && sticky.totalItems == 1)
  }

  @Test func pagesPartAListWithoutGapsOrRepeats() async throws {
    let village = try await Village()
    for number in 1...7 as ClosedRange<UInt64> {
      // All at one time, so that only the order of adding parts them.
      try await village.add(topic: number, hoursAgo: [1]) { topic, _ in topic.isEssence = true }
    }
    let store = village.store

    for page in 1...4 {
      let flush = try await store.boardTopics(
        Village.weather, order: .byFlushTime, page: page, size: 3)
      let essence = try await store.essence(Village.weather, page: page, size: 3)
      let expected = Array([7, 6, 5, 4, 3, 2, 1].dropFirst((page - 1) * 3).prefix(3)) as [UInt64]

      #expect(ids(flush) == expected)
      #expect(ids(essence) == expected)
      #expect(flush.totalItems == 7 && flush.totalPages == 3 && flush.page == page)
      #expect(essence.totalItems == 7)
    }
  }

  @Test func aBoardThatIsNotThereHasNoTopics() async throws {
    let store = try await Village().store

    let page = try await store.boardTopics(Village.alice, order: .byFlushTime, page: 1, size: 3)

    #expect(page == Page(items: [], page: 1, size: 3, totalItems: 0))
    #expect(page.totalPages == 0)
  }

  @Test func aChannelShowsTheOpenBoardsItNames() async throws {
    let village = try await Village()
    try await village.add(topic: 1, on: Village.weather, hoursAgo: [3])
    try await village.add(topic: 2, on: Village.test, hoursAgo: [2])
    try await village.add(topic: 3, on: Village.secret, hoursAgo: [1])
    let store = village.store

    let all = try await store.channelTopics(Village.all, page: 1, size: 5)
    let campus = try await store.channelTopics(Village.campus, page: 1, size: 5)

    #expect(ids(all) == [2, 1] && all.totalItems == 2)
    #expect(ids(campus) == [2] && campus.totalItems == 1)
    #expect(try await store.channelTopics(Village.alice, page: 1, size: 5).items == [])
  }
}
