package import CommunityAPI

/// What is said of a topic above its floors.
package struct TopicHead: Hashable, Sendable, Identifiable {
  package let id: Topic.ID
  package let title: String
  /// `nil` where the server didn't tell.
  package let board: BoardSummary?
  /// Who began it; `nil` where the server didn't tell.
  package let starter: Member?
  package let replyCount: Int
  package let likeCount: Int
  /// The number of the last floor.
  package let lastFloor: Int

  package init(
    id: Topic.ID, title: String, board: BoardSummary? = nil, starter: Member? = nil,
    replyCount: Int = 0, likeCount: Int = 0, lastFloor: Int = 0
  ) {
    self.id = id
    self.title = title
    self.board = board
    self.starter = starter
    self.replyCount = replyCount
    self.likeCount = likeCount
    self.lastFloor = lastFloor
  }

  init(_ topic: Topic, board: Board? = nil, addresses: PictureAddresses) {
    self.init(
      id: topic.id, title: topic.subject, board: (board ?? topic.board).map(BoardSummary.init),
      starter: topic.article?.account.map { Member($0, addresses: addresses) },
      replyCount: topic.replyCount, likeCount: topic.likeCount,
      lastFloor: max(topic.lastArticleOrder, 0))
  }

  /// Takes from an older answer what this one doesn't tell.
  func filled(from older: TopicHead?, starter found: Member?) -> TopicHead {
    TopicHead(
      id: id, title: title.isEmpty ? older?.title ?? "" : title, board: board ?? older?.board,
      starter: starter ?? found ?? older?.starter, replyCount: replyCount, likeCount: likeCount,
      lastFloor: lastFloor)
  }
}

/// A page of a topic's floors.
package struct TopicPage: Hashable, Sendable {
  /// `nil` where the server didn't tell.
  package let head: TopicHead?
  package let floors: [Floor]
  /// How many pages there are; `nil` where the server didn't tell.
  package let pageCount: Int?

  package init(head: TopicHead?, floors: [Floor], pageCount: Int?) {
    self.head = head
    self.floors = floors
    self.pageCount = pageCount
  }

  /// The most floors of a page.
  package static let size = 20

  /// The page that has a floor when none was deleted, and an earlier one when some were.
  package static func number(of floor: Int) -> Int { max(0, floor) / size + 1 }
}
