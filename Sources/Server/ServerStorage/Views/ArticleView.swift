/// An article with what a reader sees around it.
package struct ArticleView: Hashable, Sendable {
  package var article: ArticleRecord
  /// Its author.
  package var account: AccountRecord?
  /// Its files, in order.
  package var attachments: [AttachmentView]
  /// Those who judged it, in the order of `article.likes`.
  package var likers: [AccountRecord]

  /// Describes an article.
  package init(
    article: ArticleRecord, account: AccountRecord?, attachments: [AttachmentView] = [],
    likers: [AccountRecord] = []
  ) {
    self.article = article
    self.account = account
    self.attachments = attachments
    self.likers = likers
  }
}

/// A file of an article, with what is known of its content.
package struct AttachmentView: Hashable, Sendable {
  package var attachment: AttachmentRecord
  /// In bytes.
  package var size: Int
  /// Such as `image/jpeg`.
  package var mediaType: String

  /// Describes a file.
  package init(attachment: AttachmentRecord, size: Int, mediaType: String) {
    self.attachment = attachment
    self.size = size
    self.mediaType = mediaType
  }
}

/// An article outside of its topic, as in a search or in the list of a member's articles.
package struct PlacedArticle: Hashable, Sendable {
  package var article: ArticleView
  package var topic: TopicRecord
  package var board: BoardRecord

  /// Describes an article and its place.
  package init(article: ArticleView, topic: TopicRecord, board: BoardRecord) {
    self.article = article
    self.topic = topic
    self.board = board
  }
}

/// One member's judgement, with the member.
package struct LikeView: Hashable, Sendable {
  package var like: LikeRecord
  package var articleID: ArticleRecord.ID
  package var account: AccountRecord

  /// Describes a judgement.
  package init(like: LikeRecord, articleID: ArticleRecord.ID, account: AccountRecord) {
    self.like = like
    self.articleID = articleID
    self.account = account
  }
}
