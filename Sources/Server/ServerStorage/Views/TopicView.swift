package import Foundation

/// A topic as lists show it.
package struct TopicView: Hashable, Sendable {
  package var topic: TopicRecord
  package var board: BoardRecord
  /// The article of floor 0; none when it was deleted.
  package var firstArticle: ArticleView?
  /// The article of the highest floor; none when all were deleted.
  package var lastArticleID: ArticleRecord.ID?
  /// Articles, the first included.
  package var articleCount: Int
  /// Likes of all its articles.
  package var likeCount: Int
  /// When the last article was written; when the topic was begun if there is none.
  package var lastPostTime: Date
  /// The floor of the last article.
  package var lastOrder: Int

  /// Describes a topic.
  package init(
    topic: TopicRecord, board: BoardRecord, firstArticle: ArticleView?,
    lastArticleID: ArticleRecord.ID?, articleCount: Int, likeCount: Int, lastPostTime: Date,
    lastOrder: Int
  ) {
    self.topic = topic
    self.board = board
    self.firstArticle = firstArticle
    self.lastArticleID = lastArticleID
    self.articleCount = articleCount
    self.likeCount = likeCount
    self.lastPostTime = lastPostTime
    self.lastOrder = lastOrder
  }
}

/// How a board's topics are sorted.
package enum TopicOrder: Hashable, Sendable {
  /// The one lifted last comes first.
  case byFlushTime
  /// The one begun last comes first.
  case byCreation
}

/// Which articles of a topic are read, and in what order.
package enum ArticleMode: Hashable, Sendable {
  /// Those of the member who began the topic, oldest first.
  case starter
  case oldestFirst
  case newestFirst
  /// Those of the member who wrote a given article, oldest first.
  case onlyAuthor(of: ArticleRecord.ID)
}
