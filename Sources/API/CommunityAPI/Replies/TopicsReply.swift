/// Topics without pages: the ten of the day, or the hot ones of a section.
package struct TopicsReply: Hashable, Sendable {
  /// May be empty for a while; what was shown before is then still right.
  package var topics: [Topic]

  package init(topics: [Topic]) {
    self.topics = topics
  }
}

extension TopicsReply: Codable {
  private enum CodingKeys: CodingKey { case topics }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      topics: try fields.list(.topics))
  }
}
