import Foundation
import ServerStorage
import Testing

struct CommunityStoreArticlesTests {
  private func floors(_ page: Page<ArticleView>) -> [Int] { page.items.map(\.article.order) }

  private func village() async throws -> Village {
    let village = try await Village()
    try await village.add(
      topic: 1,
      by: [Village.alice, Village.bob, Village.alice, Village.carol, Village.bob],
      hoursAgo: [5, 4, 3, 2, 1]
    ) { _, articles in
      // Floor 3 was deleted.
      articles.remove(at: 3)
      articles[2].editTime = Village.now
      articles[2].city = "北京"
      articles[2].replyID = Village.article(1, 1)
      articles[3].attachments = [
        AttachmentRecord(
          id: EntityID(high: 7, low: 2), name: "读.txt", serial: 2, hash: Village.document),
        AttachmentRecord(
          id: EntityID(high: 7, low: 1), name: "图.jpg", serial: 1, hash: Village.photo),
      ]
      articles[3].likes = [
        Village.like(2, by: Village.dave, score: 1, at: 20),
        Village.like(1, by: Village.carol, score: 5, at: 10),
      ]
      articles[0].likes = [Village.like(3, by: Village.bob, score: 0, at: 30)]
    }
    return village
  }

  @Test func modesChooseAndSortTheArticles() async throws {
    let store = try await village().store
    let topic = Village.topic(1)
    let modes: [(ArticleMode, [Int])] = [
      (.oldestFirst, [0, 1, 2, 4]), (.newestFirst, [4, 2, 1, 0]), (.starter, [0, 2]),
      (.onlyAuthor(of: Village.article(1, 4)), [1, 4]),
      (.onlyAuthor(of: Village.article(1, 3)), []),
    ]

    for (mode, expected) in modes {
      let page = try await store.articles(of: topic, mode: mode, page: 1, size: 9)
      #expect(floors(page) == expected, "\(mode)")
      #expect(page.totalItems == expected.count, "\(mode)")
    }
  }

  @Test func articlesComePageByPage() async throws {
    let store = try await village().store
    let topic = Village.topic(1)

    let pages = [
      try await store.articles(of: topic, mode: .oldestFirst, page: 1, size: 3),
      try await store.articles(of: topic, mode: .oldestFirst, page: 2, size: 3),
      try await store.articles(of: topic, mode: .oldestFirst, page: 3, size: 3),
    ]

    #expect(pages.map(floors) == [[0, 1, 2], [4], []])
    #expect(pages.map(\.totalItems) == [4, 4, 4])
  }

  @Test func anArticleCarriesItsAuthorFilesAndLikes() async throws {
    let store = try await village().store

    let page = try await store.articles(
      of: Village.topic(1), mode: .newestFirst, page: 1, size: 2)

    let last = page.items[0]
    #expect(last.account == Village.accounts[1])
    #expect(last.attachments.map(\.attachment.name) == ["图.jpg", "读.txt"])
    #expect(last.attachments.map(\.mediaType) == ["image/jpeg", "text/plain"])
    #expect(last.article.attachments == last.attachments.map(\.attachment))
    #expect(last.article.likes.map(\.score) == [5, 1])
    #expect(last.likers == [Village.accounts[2], Village.accounts[3]])
    let edited = page.items[1].article
    #expect(edited.editTime == Village.now && edited.city == "北京")
    #expect(edited.replyID == Village.article(1, 1) && edited.topicID == Village.topic(1))
  }

  @Test func theLikesOfATopicAreThoseOfItsArticles() async throws {
    let store = try await village().store

    let likes = try await store.likes(of: Village.topic(1))

    #expect(likes.map(\.like.score) == [0, 5, 1])
    #expect(likes.map(\.account.name) == ["bob02", "carol", "alicette"])
    #expect(
      likes.map(\.articleID)
        == [Village.article(1, 0), Village.article(1, 4), Village.article(1, 4)])
    #expect(try await store.topic(Village.topic(1))?.likeCount == 3)
    #expect(try await store.likes(of: Village.topic(9)) == [])
  }

  @Test func anArticleIsFoundWithItsPlace() async throws {
    let store = try await village().store

    let found = try #require(try await store.article(Village.article(1, 4)))

    #expect(found.article.article.subject == "Re: 今天天气")
    #expect(found.topic.id == Village.topic(1))
    #expect(found.board == Village.boards[0])
    #expect(try await store.article(Village.article(1, 3)) == nil)
  }

  @Test func theAlbumHoldsOpenArticlesWithPicturesNewestFirst() async throws {
    let village = try await village()
    for (number, board) in [(2, Village.test), (3, Village.secret), (4, Village.weather)] {
      try await village.add(topic: UInt64(number), on: board, hoursAgo: [0.5]) { _, articles in
        articles[0].attachments = [
          AttachmentRecord(
            id: EntityID(high: 7, low: UInt64(number) * 10), name: "a", serial: 1,
            hash: number == 4 ? Village.document : Village.photo)
        ]
      }
    }

    let album = try await village.store.album(page: 1, size: 10)

    #expect(album.items.map(\.topic.id.low) == [2, 1])
    #expect(album.items.map(\.board.name) == ["Test.Board", "Weather"])
    #expect(album.totalItems == 2)
    #expect(try await village.store.album(page: 2, size: 1).items.map(\.topic.id.low) == [1])
  }

  @Test func filesAreReadByTheirNames() async throws {
    let store = try await village().store

    let found = try await store.attachment(EntityID(high: 7, low: 2))
    #expect(found?.attachment.name == "读.txt")
    #expect(found?.picture == Village.pictures[1])
    #expect(try await store.attachment(Village.photo) == nil)
    #expect(try await store.picture(Village.photo) == Village.pictures[0])
    #expect(try await store.picture(Village.alice) == nil)
  }

  @Test func aMembersArticlesComeNewestFirstWithoutSecrets() async throws {
    let village = try await village()
    try await village.add(topic: 2, on: Village.test, by: [Village.bob], hoursAgo: [0.5])
    try await village.add(topic: 3, on: Village.secret, by: [Village.bob], hoursAgo: [0.1])

    let page = try await village.store.recentArticles(of: Village.bob, page: 1, size: 2)

    #expect(page.items.map(\.article.article.id) == [Village.article(2, 0), Village.article(1, 4)])
    #expect(page.totalItems == 3)
    #expect(try await village.store.account(named: "BOB02")?.articleCount == 3)
    #expect(try await village.store.account(named: "bob02")?.account == Village.accounts[1])
    #expect(try await village.store.account(named: "bob") == nil)
    #expect(
      try await village.store.recentArticles(of: Village.weather, page: 1, size: 2).items == [])
  }
}

extension Village {
  static func like(
    _ number: UInt64, by account: EntityID, score: Int, at second: Double
  ) -> LikeRecord {
    LikeRecord(
      id: EntityID(high: 8, low: number), accountID: account, score: score, body: "",
      time: now.addingTimeInterval(second))
  }
}
