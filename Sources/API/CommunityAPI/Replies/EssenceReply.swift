/// A page of a board's best articles.
package struct EssenceReply: Hashable, Sendable {
  package var articles: [Article]

  package init(articles: [Article]) {
    self.articles = articles
  }
}

extension EssenceReply: Codable {
  private enum CodingKeys: CodingKey { case articles }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      articles: try fields.list(.articles))
  }
}
