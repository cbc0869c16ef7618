import Foundation
import ServerStorage
import TestSupport
import Testing

struct CommunityWriterTests {
  @Test func whatIsMissingIsNamed() async throws {
    let village = try await Village()
    let nobody = EntityID(high: 0xDEAD, low: 1)

    await #expect(throws: StorageError.missing("board", nobody)) {
      try await village.add(topic: 1, on: nobody)
    }
    await #expect(throws: StorageError.missing("account", nobody)) {
      try await village.add(topic: 1, by: [nobody])
    }
    await #expect(throws: StorageError.missing("article", nobody)) {
      try await village.add(topic: 1) { _, articles in articles[0].replyID = nobody }
    }
    await #expect(throws: StorageError.missing("picture", nobody)) {
      try await village.add(topic: 1) { _, articles in
        articles[0].attachments = [
          AttachmentRecord(id: nobody, name: "a", serial: 1, hash: nobody)
        ]
      }
    }
    #expect(try await village.store.summary().topics == 0)
    #expect(try await village.store.check() == [])
  }

  @Test(arguments: [
    ("ALICE01", "unique account.name"), ("a b", "check length(name)"), ("x", "check length(name)"),
    ("thirteen13333", "check length(name)"),
  ])
  func aNameThatIsTakenOrMalformedIsRefused(name: String, rule: String) async throws {
    let village = try await Village()

    let error = await #expect(throws: StorageError.self) {
      try await village.store.write { writer in
        var account = Village.accounts[0]
        account.id = EntityID(high: 1, low: 1)
        account.name = name
        try writer.add(account)
      }
    }

    guard case .refused(let found) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(found.hasPrefix(rule))
  }

  @Test func aLikeIsOneOfAMemberFromMinusFiveToFive() async throws {
    let village = try await Village()

    await #expect(throws: StorageError.refused(rule: "check score BETWEEN -5 AND 5")) {
      try await village.add(topic: 1) { _, articles in
        articles[0].likes = [Village.like(1, by: Village.bob, score: 6, at: 0)]
      }
    }
    await #expect(
      throws: StorageError.refused(rule: "unique article_like.article, article_like.account")
    ) {
      try await village.add(topic: 1) { _, articles in
        articles[0].likes = [1, 2].map { Village.like($0, by: Village.bob, score: 1, at: 0) }
      }
    }
  }

  @Test func anAvatarMayComeLaterButMustCome() async throws {
    let village = try await Village()
    let hash = EntityID(high: 0xF, low: 9)
    var account = Village.accounts[1]
    account.id = EntityID(high: 1, low: 2)
    account.name = "newbie"
    account.avatar = hash
    let newbie = account

    await #expect(throws: StorageError.refused(rule: "foreignKey ")) {
      try await village.store.write { try $0.add(newbie) }
    }
    try await village.store.write { writer in
      try writer.add(newbie)
      try writer.add(PictureRecord(hash: hash, mediaType: "image/png", bytes: Data([1])))
    }

    #expect(try await village.store.account(named: "newbie")?.account == newbie)
  }

  @Test func articlesOutOfOrderAreRefused() async throws {
    let village = try await Village()

    for damage in [0, 1, 2] {
      let error = await #expect(throws: StorageError.self) {
        try await village.add(topic: 1, by: [Village.alice, Village.bob]) { _, articles in
          switch damage {
          case 0: articles.swapAt(0, 1)
          case 1: articles[1].postTime = articles[0].postTime.addingTimeInterval(-1)
          default: articles[1].topicID = Village.topic(2)
          }
        }
      }
      guard case .refused = error else {
        Issue.record("another error: \(String(describing: error))")
        return
      }
    }
  }

  @Test func aFailureUndoesTheWholeWrite() async throws {
    struct Stop: Error {}
    let village = try await Village()

    await #expect(throws: Stop.self) {
      try await village.store.write { writer in
        try writer.add(
          topic: TopicRecord(
            id: Village.topic(1), boardID: Village.weather, subject: "a",
            createTime: Village.now, flushTime: Village.now), articles: [])
        throw Stop()
      }
    }

    #expect(try await village.store.summary().topics == 0)
    #expect(try await village.store.board(Village.weather)?.topicCount == 0)
  }

  @Test func theSummaryCountsEverything() async throws {
    let village = try await Village()
    try await village.add(topic: 1, by: [Village.alice, Village.bob]) { _, articles in
      articles[1].likes = [Village.like(1, by: Village.bob, score: 1, at: 0)]
      articles[0].attachments = [
        AttachmentRecord(id: Village.photo, name: "a", serial: 1, hash: Village.photo)
      ]
    }

    var expected = CommunitySummary()
    expected.accounts = 4
    expected.sections = 2
    expected.boards = 4
    expected.channels = 2
    expected.topics = 1
    expected.articles = 2
    expected.attachments = 1
    expected.likes = 1
    expected.pictures = 2
    expected.pictureBytes = 6
    #expect(try await village.store.summary() == expected)
  }

  @Test func aStoreOpenedToReadChangesNothing() async throws {
    let village = try await Village()
    try await village.add(topic: 1)

    let reader = try await CommunityStore(at: village.file, access: .readOnly)

    #expect(try await reader.summary().topics == 1)
    await #expect(throws: StorageError.readOnly) { try await reader.migrate() }
    await #expect(throws: StorageError.readOnly) { try await reader.write { _ in } }
    #expect(try await reader.check() == [])
  }

  @Test func aFileThatIsNoCommunityIsRefused() async throws {
    let village = try await Village()
    try Data("text".utf8).write(to: village.folder.file("text.sqlite"))
    let empty = village.folder.file("empty.sqlite")
    await (try CommunityStore(at: empty, access: .readWrite)).close()

    await #expect(throws: StorageError.damaged(reason: "file is not a database")) {
      try await CommunityStore(at: village.folder.file("text.sqlite"), access: .readWrite)
    }
    let outdated = await #expect(throws: StorageError.self) {
      try await CommunityStore(at: empty, access: .readOnly)
    }
    guard case .outdated(let missing) = outdated else {
      Issue.record("another error: \(String(describing: outdated))")
      return
    }
    #expect(missing.count == 4)
  }
}
