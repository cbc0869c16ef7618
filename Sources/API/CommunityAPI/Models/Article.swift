package import Foundation

/// One floor of a topic.
package struct Article: Hashable, Sendable, Identifiable {
  package typealias ID = Identifier<Article>

  package var id: ID
  package var topicID: Topic.ID
  package var boardID: Board.ID
  package var accountID: Account.ID
  /// The first article of its topic, where the site says so.
  package var groupID: ID?
  /// The article it answers; for a topic's first article the site sends a name of no article.
  package var replyID: ID?
  package var subject: String
  /// HTML; plain text, cut short, in lists of topics.
  package var body: String
  package var postTime: Date?
  /// When its author last changed it, if ever.
  package var editTime: Date?
  /// The floor: 0 for 楼主.
  package var topicOrder: Int
  package var size: Int
  package var score: Int
  package var renderType: Int
  package var status: Int
  package var isPublic: Bool
  package var isFavorite: Bool
  package var forbidsReplies: Bool
  package var forbidsLikes: Bool?
  package var forbidsSharing: Bool?
  /// Where its author was, by address.
  package var country: String?
  package var city: String?
  package var account: Account?
  /// Only in the album, in members' articles and in notices.
  package var board: Board?
  package var attachments: [Attachment]
  package var likes: [Like]

  package init(
    id: ID, topicID: Topic.ID, boardID: Board.ID = Identifier(""),
    accountID: Account.ID = Identifier(""), groupID: ID? = nil, replyID: ID? = nil,
    subject: String, body: String, postTime: Date? = nil, editTime: Date? = nil,
    topicOrder: Int = 0, size: Int = 0, score: Int = 0, renderType: Int = 0, status: Int = 0,
    isPublic: Bool = true, isFavorite: Bool = false, forbidsReplies: Bool = false,
    forbidsLikes: Bool? = nil, forbidsSharing: Bool? = nil, country: String? = nil,
    city: String? = nil, account: Account? = nil, board: Board? = nil,
    attachments: [Attachment] = [], likes: [Like] = []
  ) {
    self.id = id
    self.topicID = topicID
    self.boardID = boardID
    self.accountID = accountID
    self.groupID = groupID
    self.replyID = replyID
    self.subject = subject
    self.body = body
    self.postTime = postTime
    self.editTime = editTime
    self.topicOrder = topicOrder
    self.size = size
    self.score = score
    self.renderType = renderType
    self.status = status
    self.isPublic = isPublic
    self.isFavorite = isFavorite
    self.forbidsReplies = forbidsReplies
    self.forbidsLikes = forbidsLikes
    self.forbidsSharing = forbidsSharing
    self.country = country
    self.city = city
    self.account = account
    self.board = board
    self.attachments = attachments
    self.likes = likes
  }
}
