package import CommunityAPI
package import Foundation

/// An article of a topic, as a screen shows it.
package struct Floor: Hashable, Sendable, Identifiable {
  package typealias ID = Article.ID

  package let id: ID
  /// 0 for the first article (楼主), n for the n-th floor.
  package let number: Int
  /// `nil` when the server no longer knows.
  package let author: Member?
  package let posted: Date?
  /// When it was last changed; `nil` for most.
  package let edited: Date?
  /// Where its author was, by network address; `nil` when untold.
  package let place: String?
  /// What it says, every attachment in its place.
  package let blocks: [ArticleBlock]
  /// The files that `ArticleBlock.attachment` counts, from 1.
  package let attachments: [ForumAttachment]
  package let likes: [FloorLike]
  /// The article that it answers, where that is told.
  package let answers: ID?

  package init(
    id: ID, number: Int, author: Member? = nil, posted: Date? = nil, edited: Date? = nil,
    place: String? = nil, blocks: [ArticleBlock] = [], attachments: [ForumAttachment] = [],
    likes: [FloorLike] = [], answers: ID? = nil
  ) {
    self.id = id
    self.number = number
    self.author = author
    self.posted = posted
    self.edited = edited
    self.place = place
    self.blocks = blocks
    self.attachments = attachments
    self.likes = likes
    self.answers = answers
  }

  /// Reads an article with its whole text.
  ///
  /// - Complexity: O(text).
  init(_ article: Article, addresses: PictureAddresses) {
    let body = ArticleBody(html: article.body)
    let places = [article.country, article.city].compactMap(\.self).filter { !$0.isEmpty }
    self.init(
      id: article.id, number: max(article.topicOrder, 0),
      author: article.account.map { Member($0, addresses: addresses) },
      posted: article.postTime, edited: article.editTime, place: places.last,
      blocks: body.blocks(placing: article.attachments.count),
      attachments: [ForumAttachment](article, addresses: addresses),
      likes: article.likes.map(FloorLike.init), answers: article.replyID)
  }

  /// The words, line by line.
  package var plainText: String { blocks.map(\.text).joined(separator: "\n") }

  /// The attachment of a place in the text; `nil` for a place without one.
  package func attachment(_ number: Int) -> ForumAttachment? {
    attachments.indices.contains(number - 1) ? attachments[number - 1] : nil
  }
}

/// What a member thinks of an article.
package struct FloorLike: Hashable, Sendable, Identifiable {
  package let id: Like.ID
  package let memberName: String
  /// From −5 to 5.
  package let score: Int
  /// A word along with it; may be empty.
  package let comment: String

  package init(id: Like.ID, memberName: String, score: Int, comment: String = "") {
    self.id = id
    self.memberName = memberName
    self.score = score
    self.comment = comment
  }

  init(_ like: Like) {
    self.init(
      id: like.id, memberName: like.accountName, score: like.score, comment: like.body.oneLine)
  }
}
