package import CommunityAPI
package import Foundation

/// A topic as a row of a list.
package struct TopicSummary: Hashable, Sendable, Identifiable {
  package typealias ID = Topic.ID

  package let id: ID
  package let title: String
  /// Who began it; `nil` when the server no longer knows.
  package let author: Member?
  /// The beginning of the first article, as plain text on one line; may be empty.
  package let excerpt: String
  /// `nil` where the server didn't tell.
  package let board: BoardSummary?
  package let replyCount: Int
  package let likeCount: Int
  package let began: Date?
  package let lastReply: Date?
  /// The number of the last floor; 0 when there is only the first article.
  package let lastFloor: Int
  package let pictures: [ForumPicture]
  /// Whether the board keeps it above the others.
  package let isSticky: Bool

  package init(
    id: ID, title: String, author: Member? = nil, excerpt: String = "",
    board: BoardSummary? = nil, replyCount: Int = 0, likeCount: Int = 0, began: Date? = nil,
    lastReply: Date? = nil, lastFloor: Int = 0, pictures: [ForumPicture] = [],
    isSticky: Bool = false
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.excerpt = excerpt
    self.board = board
    self.replyCount = replyCount
    self.likeCount = likeCount
    self.began = began
    self.lastReply = lastReply
    self.lastFloor = lastFloor
    self.pictures = pictures
    self.isSticky = isSticky
  }

  /// Reads a topic of a list; its first article, where it comes along, has a plain-text body.
  init(_ topic: Topic, addresses: PictureAddresses, isSticky: Bool = false) {
    let first = topic.article
    self.init(
      id: topic.id, title: topic.subject,
      author: first?.account.map { Member($0, addresses: addresses) },
      excerpt: first?.body.oneLine ?? "", board: topic.board.map(BoardSummary.init),
      replyCount: topic.replyCount, likeCount: topic.likeCount, began: first?.postTime,
      lastReply: topic.lastPostTime ?? topic.flushTime,
      lastFloor: max(topic.lastArticleOrder, 0),
      pictures: first.map { [ForumAttachment]($0, addresses: addresses).pictures } ?? [],
      isSticky: isSticky)
  }

  /// How many floors have come since someone last looked; `nil` for one who never has.
  package func newReplies(since mark: ReadingMark?) -> Int? {
    mark.map { max(0, lastFloor - $0.lastKnownFloor) }
  }
}

/// How far someone has read a topic.
package struct ReadingMark: Hashable, Sendable {
  /// The furthest floor that was on screen while reading from the first up; 0 for the first article.
  package var lastReadFloor: Int
  /// The last floor that there was when the topic was last looked at.
  package var lastKnownFloor: Int

  package init(lastReadFloor: Int, lastKnownFloor: Int) {
    self.lastReadFloor = lastReadFloor
    self.lastKnownFloor = lastKnownFloor
  }

  /// Joins what two looks at a topic have seen: neither number ever goes back.
  package func joined(with other: ReadingMark) -> ReadingMark {
    ReadingMark(
      lastReadFloor: max(lastReadFloor, other.lastReadFloor),
      lastKnownFloor: max(lastKnownFloor, other.lastKnownFloor))
  }
}
