package import CommunityAPI
package import Foundation

/// An article as a row of a list: one that was found, of the album, or on its author's page.
package struct PostSummary: Hashable, Sendable, Identifiable {
  package typealias ID = Article.ID

  package let id: ID
  package let topicID: Topic.ID
  package let title: MarkedText
  package let excerpt: String
  package let author: Member?
  package let board: BoardSummary?
  package let posted: Date?
  /// The article's floor in its topic.
  package let floor: Int
  package let pictures: [ForumPicture]

  package init(
    id: ID, topicID: Topic.ID, title: MarkedText, excerpt: String = "", author: Member? = nil,
    board: BoardSummary? = nil, posted: Date? = nil, floor: Int = 0,
    pictures: [ForumPicture] = []
  ) {
    self.id = id
    self.topicID = topicID
    self.title = title
    self.excerpt = excerpt
    self.author = author
    self.board = board
    self.posted = posted
    self.floor = floor
    self.pictures = pictures
  }

  /// The most characters of an excerpt.
  private static let excerptLimit = 200

  init(_ article: Article, addresses: PictureAddresses) {
    self.init(
      id: article.id, topicID: article.topicID, title: MarkedText(html: article.subject),
      excerpt: ArticleBody(html: article.body).excerpt(limit: Self.excerptLimit, face: \.symbol),
      author: article.account.map { Member($0, addresses: addresses) },
      board: article.board.map(BoardSummary.init), posted: article.postTime,
      floor: max(article.topicOrder, 0),
      pictures: [ForumAttachment](article, addresses: addresses).pictures)
  }
}

/// What to search articles for.
package struct PostQuery: Hashable, Sendable {
  package var text: String
  /// Whether answers are left out.
  package var isOriginalOnly: Bool
  /// The English name of the one board to look at; all when `nil`.
  package var boardName: String?
  /// The first day to look at, as `YYYY-MM-DD`; all when `nil`.
  package var earliestDay: String?

  package init(
    text: String, isOriginalOnly: Bool = false, boardName: String? = nil,
    earliestDay: String? = nil
  ) {
    self.text = text
    self.isOriginalOnly = isOriginalOnly
    self.boardName = boardName
    self.earliestDay = earliestDay
  }
}
