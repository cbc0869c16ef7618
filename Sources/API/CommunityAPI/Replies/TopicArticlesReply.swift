/// A page of a topic's articles.
package struct TopicArticlesReply: Hashable, Sendable {
  package var pager: PagerB?
  /// Without its board and first article.
  package var topic: Topic?
  package var articles: [Article]
  package var board: Board?

  package init(pager: PagerB? = nil, topic: Topic? = nil, articles: [Article], board: Board? = nil)
  {
    self.pager = pager
    self.topic = topic
    self.articles = articles
    self.board = board
  }
}

extension TopicArticlesReply: Codable {
  private enum CodingKeys: CodingKey { case pager, topic, articles, board }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pager: try fields.object(.pager),
      topic: try fields.object(.topic),
      articles: try fields.list(.articles),
      board: try fields.object(.board))
  }
}
