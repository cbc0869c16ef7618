/// A member and a page of what he or she wrote last.
package struct MemberPageReply: Hashable, Sendable {
  package var account: Account?
  package var articles: [FoundArticle]

  package init(account: Account?, articles: [FoundArticle]) {
    self.account = account
    self.articles = articles
  }
}

extension MemberPageReply: Codable {
  private enum CodingKeys: String, CodingKey {
    case account
    case articles = "content"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      account: try fields.object(.account),
      articles: try fields.list(.articles))
  }
}
