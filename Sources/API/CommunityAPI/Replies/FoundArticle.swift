import Markup

/// An article with the topic it belongs to, as searches and members' pages list it.
///
/// One object on the wire: the article's fields and `topic` beside them.
package struct FoundArticle: Hashable, Sendable {
  /// The article; its subject may hold HTML tags around the words that were searched for.
  package var article: Article
  /// The topic, without board and first article.
  package var topic: Topic?

  package init(article: Article, topic: Topic?) {
    self.article = article
    self.topic = topic
  }

  /// The article's title without the tags around the words that were searched for.
  package var subject: String { HTMLFragment(article.subject).text.trimmed }
}

extension FoundArticle: Codable {
  private enum CodingKeys: CodingKey { case topic }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(article: try Article(from: decoder), topic: try fields.object(.topic))
  }

  package func encode(to encoder: any Encoder) throws {
    try article.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(topic, forKey: .topic)
  }
}
