/// A page of the topics that are hot in the whole community.
///
/// The site's advertisements stand beside them; they aren't read, and written as none.
package struct HotTopicsReply: Hashable, Sendable {
  package var pager: PagerA?
  package var topics: [Topic]

  package init(pager: PagerA? = nil, topics: [Topic]) {
    self.pager = pager
    self.topics = topics
  }
}

extension HotTopicsReply: Codable {
  private enum CodingKeys: CodingKey { case pager, topics, adList, carouselList }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pager: try fields.object(.pager),
      topics: try fields.list(.topics))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(pager, forKey: .pager)
    try fields.encode(topics, forKey: .topics)
    try fields.encode([String](), forKey: .adList)
    try fields.encode([String](), forKey: .carouselList)
  }
}
