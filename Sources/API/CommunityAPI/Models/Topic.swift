package import Foundation

/// A conversation on a board.
package struct Topic: Hashable, Sendable, Identifiable {
  package typealias ID = Identifier<Topic>

  package var id: ID
  /// The title, without the blanks that the site leaves at its ends.
  package var subject: String
  package var boardID: Board.ID
  package var firstArticleID: Article.ID
  package var lastArticleID: Article.ID
  /// The number of articles including the first; `availables` on the wire.
  package var articleCount: Int
  /// The number of judgements; `likeAvailables` on the wire.
  package var likeCount: Int
  /// What a board's list is ordered by.
  package var flushTime: Date?
  package var lastPostTime: Date?
  /// The floor of the last article.
  package var lastArticleOrder: Int
  package var isFavorite: Bool
  package var status: Int
  /// The first article; in lists with a short excerpt of plain text for a body.
  package var article: Article?
  package var board: Board?

  /// How many have answered: the first article is none of them.
  package var replyCount: Int { max(0, articleCount - 1) }

  package init(
    id: ID, subject: String, boardID: Board.ID = Identifier(""),
    firstArticleID: Article.ID = Identifier(""), lastArticleID: Article.ID = Identifier(""),
    articleCount: Int = 0, likeCount: Int = 0, flushTime: Date? = nil, lastPostTime: Date? = nil,
    lastArticleOrder: Int = 0, isFavorite: Bool = false, status: Int = 0, article: Article? = nil,
    board: Board? = nil
  ) {
    self.id = id
    self.subject = subject
    self.boardID = boardID
    self.firstArticleID = firstArticleID
    self.lastArticleID = lastArticleID
    self.articleCount = articleCount
    self.likeCount = likeCount
    self.flushTime = flushTime
    self.lastPostTime = lastPostTime
    self.lastArticleOrder = lastArticleOrder
    self.isFavorite = isFavorite
    self.status = status
    self.article = article
    self.board = board
  }
}

extension Topic: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, subject, flushTime, lastPostTime, lastArticleOrder, status, article, board
    case boardID = "boardId"
    case firstArticleID = "firstArticleId"
    case lastArticleID = "lastArticleId"
    case articleCount = "availables"
    case likeCount = "likeAvailables"
    case isFavorite = "fav"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.identity(.id),
      subject: try fields.text(.subject).trimmed,
      boardID: try fields.reference(.boardID),
      firstArticleID: try fields.reference(.firstArticleID),
      lastArticleID: try fields.reference(.lastArticleID),
      articleCount: try fields.integer(.articleCount),
      likeCount: try fields.integer(.likeCount),
      flushTime: try fields.time(.flushTime),
      lastPostTime: try fields.time(.lastPostTime),
      lastArticleOrder: try fields.integer(.lastArticleOrder),
      isFavorite: try fields.flag(.isFavorite),
      status: try fields.integer(.status),
      article: try fields.object(.article),
      board: try fields.object(.board))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(subject, forKey: .subject)
    try fields.encode(boardID, forKey: .boardID)
    try fields.encode(firstArticleID, forKey: .firstArticleID)
    try fields.encode(lastArticleID, forKey: .lastArticleID)
    try fields.encode(articleCount, forKey: .articleCount)
    try fields.encode(likeCount, forKey: .likeCount)
    try fields.encodeIfPresent(time: flushTime, forKey: .flushTime)
    try fields.encodeIfPresent(time: lastPostTime, forKey: .lastPostTime)
    try fields.encode(lastArticleOrder, forKey: .lastArticleOrder)
    try fields.encode(isFavorite, forKey: .isFavorite)
    try fields.encode(status, forKey: .status)
    try fields.encodeIfPresent(article, forKey: .article)
    try fields.encodeIfPresent(board, forKey: .board)
  }
}
