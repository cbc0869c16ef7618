/// A stretch of the articles that hold some words.
package struct ArticleSearchReply: Hashable, Sendable {
  /// The number of all that were found.
  package var total: Int
  package var size: Int
  /// The offset of the first, from 0.
  package var start: Int
  package var articles: [FoundArticle]

  package init(total: Int, size: Int, start: Int, articles: [FoundArticle]) {
    self.total = total
    self.size = size
    self.start = start
    self.articles = articles
  }
}

extension ArticleSearchReply: Codable {
  private enum CodingKeys: CodingKey { case total, size, start, articles }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      total: try fields.integer(.total),
      size: try fields.integer(.size),
      start: try fields.integer(.start),
      articles: try fields.list(.articles))
  }
}
