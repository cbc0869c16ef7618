/// A page of what a board keeps above its list.
package struct StickyTopicsReply: Hashable, Sendable {
  package var topics: [Topic]

  package init(topics: [Topic]) {
    self.topics = topics
  }
}

extension StickyTopicsReply: Codable {
  private enum CodingKeys: String, CodingKey {
    case topics = "tops"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      topics: try fields.list(.topics))
  }
}
