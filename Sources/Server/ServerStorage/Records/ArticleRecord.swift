package import Foundation

/// One floor of a topic.
package struct ArticleRecord: Hashable, Sendable, Identifiable {
  package var id: EntityID
  package var topicID: TopicRecord.ID
  package var accountID: AccountRecord.ID
  /// The article it answers; none for a topic's first.
  package var replyID: EntityID?
  /// The floor: 0 for the topic's first article, then counting up; gaps are deleted articles.
  package var order: Int
  package var subject: String
  /// The text as its author wrote it: lines, quotes as `【 在 X 的大作中提到: 】` and `: `, ANSI
  /// colours, UBB marks and `[em1]`; without header, signature and origin line.
  package var body: String
  package var postTime: Date
  /// When its author last changed it, if ever.
  package var editTime: Date?
  /// Where the author was, as people say it.
  package var city: String?
  package var attachments: [AttachmentRecord]
  package var likes: [LikeRecord]

  /// Describes an article.
  package init(
    id: EntityID, topicID: TopicRecord.ID, accountID: AccountRecord.ID, replyID: EntityID? = nil,
    order: Int, subject: String, body: String, postTime: Date, editTime: Date? = nil,
    city: String? = nil, attachments: [AttachmentRecord] = [], likes: [LikeRecord] = []
  ) {
    self.id = id
    self.topicID = topicID
    self.accountID = accountID
    self.replyID = replyID
    self.order = order
    self.subject = subject
    self.body = body
    self.postTime = postTime
    self.editTime = editTime
    self.city = city
    self.attachments = attachments
    self.likes = likes
  }
}

/// A file that came with an article.
package struct AttachmentRecord: Hashable, Sendable, Identifiable {
  package var id: EntityID
  /// The file's name, as its author called it.
  package var name: String
  /// The place among the article's files, from 1.
  package var serial: Int
  /// The content, as a key of `PictureRecord`.
  package var hash: PictureRecord.Hash

  /// Describes an attachment.
  package init(id: EntityID, name: String, serial: Int, hash: PictureRecord.Hash) {
    self.id = id
    self.name = name
    self.serial = serial
    self.hash = hash
  }
}

/// One member's judgement of an article.
package struct LikeRecord: Hashable, Sendable, Identifiable {
  package var id: EntityID
  package var accountID: AccountRecord.ID
  /// From −5 to 5.
  package var score: Int
  /// A word along with it; may be empty.
  package var body: String
  package var time: Date

  /// Describes a judgement.
  package init(id: EntityID, accountID: AccountRecord.ID, score: Int, body: String, time: Date) {
    self.id = id
    self.accountID = accountID
    self.score = score
    self.body = body
    self.time = time
  }
}
