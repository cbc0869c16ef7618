import Foundation
import ServerStorage
import TestSupport

/// A small community made by hand, in a file of its own.
///
/// Two sections; boards 天气 and 测试 (in a directory) for all, 密室 for members only.
struct Village {
  /// A noon at UTC+8 on which all of it is looked at.
  static let now = Date(timeIntervalSince1970: 1_700_020_800)

  let folder: TemporaryDirectory
  let store: CommunityStore
  var file: URL { folder.file("community.sqlite") }

  /// Makes the file, with the boards but nothing on them.
  init(trace: (@Sendable (String) -> Void)? = nil) async throws {
    folder = try TemporaryDirectory()
    store = try await CommunityStore(
      at: folder.file("community.sqlite"), access: .readWrite, clock: { Self.now }, trace: trace)
    try await store.migrate()
    try await store.write { writer in
      for account in Self.accounts { try writer.add(account) }
      for picture in Self.pictures { try writer.add(picture) }
      for section in Self.sections { try writer.add(section) }
      for board in Self.boards { try writer.add(board) }
      for channel in Self.channels { try writer.add(channel) }
    }
  }

  static let alice = EntityID(high: 0xA, low: 1)
  static let bob = EntityID(high: 0xA, low: 2)
  static let carol = EntityID(high: 0xA, low: 3)
  static let dave = EntityID(high: 0xA, low: 4)
  static let photo = EntityID(high: 0xF, low: 1)
  static let document = EntityID(high: 0xF, low: 2)
  static let life = EntityID(high: 0xC, low: 1)
  static let station = EntityID(high: 0xC, low: 2)
  static let weather = EntityID(high: 0xB, low: 1)
  static let directory = EntityID(high: 0xB, low: 2)
  static let test = EntityID(high: 0xB, low: 3)
  static let secret = EntityID(high: 0xB, low: 4)
  static let campus = EntityID(high: 0xD, low: 1)
  static let all = EntityID(high: 0xD, low: 2)

  static let accounts = [
    account(alice, "Alice01", "爱丽丝", avatar: photo), account(bob, "bob02", "老鲍%_"),
    account(carol, "carol", "荷塘月色"), account(dave, "alicette", "大卫"),
  ]

  static let pictures = [
    PictureRecord(hash: photo, mediaType: "image/jpeg", bytes: Data([0xFF, 0xD8, 0])),
    PictureRecord(hash: document, mediaType: "text/plain", bytes: Data("文".utf8)),
  ]

  static let sections = [
    SectionRecord(id: station, name: "站务", description: "本站", cover: "", position: 1),
    SectionRecord(id: life, name: "生活", description: "轻松", cover: "a.jpg", position: 0),
  ]

  static let boards = [
    BoardRecord(
      id: weather, sectionID: life, name: "Weather", title: "天气预报", position: 0,
      managers: [bob, alice]),
    BoardRecord(
      id: directory, sectionID: station, name: "Dir", title: "目录", isDirectory: true,
      position: 0),
    BoardRecord(
      id: test, sectionID: station, directoryID: directory, name: "Test.Board",
      title: "测试专用", isReadOnly: true, forbidsReplies: true, accessScore: 5, position: 1),
    BoardRecord(
      id: secret, sectionID: life, name: "Secret", title: "密室", isMembersOnly: true,
      position: 1),
  ]

  static let channels = [
    ChannelRecord(id: all, name: "全部", position: 1, boards: [secret, test, weather]),
    ChannelRecord(id: campus, name: "校园", position: 0, boards: [test]),
  ]

  private static func account(
    _ id: EntityID, _ name: String, _ nick: String, avatar: EntityID? = nil
  ) -> AccountRecord {
    AccountRecord(
      id: id, name: name, nick: nick, gender: .female, birthday: avatar.map { _ in "2000-02-29" },
      score: 7, signature: "--\n签名", avatar: avatar,
      createTime: now.addingTimeInterval(-1e8), loginTime: now)
  }
}

extension Village {
  /// Adds a topic, with one article for each author.
  ///
  /// - Parameters:
  ///   - number: Names the topic and its articles.
  ///   - board: Where it stands.
  ///   - subject: What it is called.
  ///   - authors: Those who write, in order; the first begins.
  ///   - hoursAgo: When each writes, counted back from now; the last one's repeats.
  ///   - edit: Changes the records before they are added.
  /// - Throws: What the store throws.
  func add(
    topic number: UInt64, on board: EntityID = Village.weather, _ subject: String = "今天天气",
    by authors: [EntityID] = [Village.alice], hoursAgo: [Double] = [1],
    edit: @Sendable (inout TopicRecord, inout [ArticleRecord]) -> Void = { _, _ in }
  ) async throws {
    let times = authors.indices.map { index in
      Self.now.addingTimeInterval(-3600 * hoursAgo[min(index, hoursAgo.count - 1)])
    }
    let id = Self.topic(number)
    var topic = TopicRecord(
      id: id, boardID: board, subject: subject, createTime: times[0],
      flushTime: times[times.count - 1])
    var articles = authors.indices.map { floor in
      ArticleRecord(
        id: Self.article(number, UInt64(floor)), topicID: id, accountID: authors[floor],
        replyID: floor == 0 ? nil : Self.article(number, 0), order: floor,
        subject: (floor == 0 ? "" : "Re: ") + subject, body: "正文 \(floor)",
        postTime: times[floor])
    }
    edit(&topic, &articles)
    try await store.write { [topic, articles] writer in
      try writer.add(topic: topic, articles: articles)
    }
  }

  static func topic(_ number: UInt64) -> EntityID { EntityID(high: 0xE, low: number) }

  static func article(_ topic: UInt64, _ floor: UInt64) -> EntityID {
    EntityID(high: 0x1000 + topic, low: floor)
  }
}
