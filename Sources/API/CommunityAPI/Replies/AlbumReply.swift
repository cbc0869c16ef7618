/// A page of articles with pictures, each with its account and board.
///
/// The site's advertisements stand beside them; they aren't read, and written as none.
package struct AlbumReply: Hashable, Sendable {
  package var pager: PagerA?
  package var articles: [Article]

  package init(pager: PagerA? = nil, articles: [Article]) {
    self.pager = pager
    self.articles = articles
  }
}

extension AlbumReply: Codable {
  private enum CodingKeys: CodingKey { case pager, articles, adList }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pager: try fields.object(.pager),
      articles: try fields.list(.articles))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(pager, forKey: .pager)
    try fields.encode(articles, forKey: .articles)
    try fields.encode([String](), forKey: .adList)
  }
}
