import Foundation
import ServerStorage
import TestSupport

/// A community that a test can know by heart.
///
/// Board 1 `Test` holds topics 1 to 45, number 1 being the oldest: number 7 has 25 articles, the
/// others 2 each; 44 and 45 are sticky, 40 belongs to the best. Board 2 `Members` is for members
/// only and holds topic 100, board 3 `Notice` is read-only and holds topic 200, the only one of
/// the last day; board 4 is the directory of board 3.
enum SmallCommunity {
  static let now = Date(timeIntervalSince1970: 1_760_000_000)
  static let names = ["alice", "bob", "carol"]
  static let picture = Data("\u{89}PNG\r\n\u{1A}\n0123456789".utf8)

  static let sections = [id(.section, 1), id(.section, 2)]
  static let channel = id(.channel, 1)
  static let pictureHash = id(.picture, 1)

  enum Kind: UInt64 {
    case account = 0xA, section, board, topic, article, attachment, like, picture, channel
  }

  static func id(_ kind: Kind, _ number: UInt64) -> EntityID {
    EntityID(high: kind.rawValue << 32, low: number)
  }

  static func article(_ floor: Int, ofTopic number: UInt64) -> EntityID {
    id(.article, number << 16 | UInt64(floor))
  }

  /// Opens the community, which is made once for all tests.
  static func open() async throws -> CommunityStore {
    try await CommunityStore(at: made.value.file(name), access: .readOnly, clock: { now })
  }

  private static let name = "community.sqlite"
  private static let made = Task {
    let folder = try TemporaryDirectory()
    try await make(at: folder.file(name))
    return folder
  }

  private static func make(at file: URL) async throws {
    let store = try await CommunityStore(at: file, access: .readWrite)
    try await store.migrate()
    try await store.write { writer in
      for (index, name) in names.enumerated() { try writer.add(account(index, name)) }
      try writer.add(PictureRecord(hash: pictureHash, mediaType: "image/png", bytes: picture))
      for (index, section) in sections.enumerated() {
        try writer.add(
          SectionRecord(
            id: section, name: "分区\(index + 1)", description: "说明", cover: "", position: index))
      }
      for board in boards { try writer.add(board) }
      try writer.add(
        ChannelRecord(id: channel, name: "校园", position: 0, boards: [id(.board, 1)]))
      for number in UInt64(1)...45 {
        try add(topic: number, board: 1, floors: number == 7 ? 25 : 2, writer)
      }
      try add(topic: 100, board: 2, floors: 2, writer)
      try add(topic: 200, board: 3, floors: 2, writer)
    }
    await store.close()
  }

  private static let boards = [
    BoardRecord(
      id: id(.board, 1), sectionID: sections[0], name: "Test", title: "测试专用", position: 0,
      managers: [id(.account, 0), id(.account, 1)]),
    BoardRecord(
      id: id(.board, 2), sectionID: sections[0], name: "Members", title: "会员",
      isMembersOnly: true, position: 1),
    BoardRecord(
      id: id(.board, 4), sectionID: sections[1], name: "Group", title: "目录", isDirectory: true,
      position: 0),
    BoardRecord(
      id: id(.board, 3), sectionID: sections[1], directoryID: id(.board, 4), name: "Notice",
      title: "公告", isReadOnly: true, position: 1),
  ]

  private static func account(_ index: Int, _ name: String) -> AccountRecord {
    AccountRecord(
      id: id(.account, UInt64(index)), name: name, nick: "昵称\(index)", gender: .male,
      score: 1200, avatar: index == 0 ? pictureHash : nil,
      createTime: now.addingTimeInterval(-1e7), loginTime: now.addingTimeInterval(-60))
  }

  private static func add(
    topic number: UInt64, board: UInt64, floors: Int, _ writer: CommunityWriter
  ) throws {
    let start = now.addingTimeInterval(-250_000 + Double(number) * 1000)
    let topic = TopicRecord(
      id: id(.topic, number), boardID: id(.board, board), subject: "主题\(number) 荷塘月色",
      createTime: start, flushTime: start.addingTimeInterval(Double(floors)),
      isSticky: number == 44 || number == 45, isEssence: number == 40)
    try writer.add(
      topic: topic, articles: (0..<floors).map { floor in article(floor, topic: topic, number) })
  }

  private static func article(
    _ floor: Int, topic: TopicRecord, _ number: UInt64
  ) -> ArticleRecord {
    let author = id(.account, UInt64(floor) % UInt64(names.count))
    let article = article(floor, ofTopic: number)
    let body =
      floor == 0
      ? "曲曲折折的荷塘上面，弥望的是田田的叶子。\n\u{1B}[31m红\u{1B}[m <b>&\n[em1]"
      : "同意\n【 在 alice (昵称0) 的大作中提到: 】\n: 曲曲折折的荷塘上面\n--\n"
    return ArticleRecord(
      id: article, topicID: topic.id, accountID: author,
      replyID: floor == 0 ? nil : self.article(0, ofTopic: number), order: floor,
      subject: floor == 0 ? topic.subject : "Re: \(topic.subject)", body: body,
      postTime: topic.createTime.addingTimeInterval(Double(floor)), city: "北京",
      attachments: floor % 5 == 0
        ? [
          AttachmentRecord(
            id: id(.attachment, number << 16 | UInt64(floor)), name: "荷.png", serial: 1,
            hash: pictureHash)
        ] : [],
      likes: floor == 0
        ? [
          LikeRecord(
            id: id(.like, number), accountID: id(.account, 1), score: 5, body: "好文",
            time: topic.createTime.addingTimeInterval(10))
        ] : [])
  }
}
