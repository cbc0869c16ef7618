/// A page of the topics of a choice of boards.
package struct ChannelTopicsReply: Hashable, Sendable {
  package var pager: PagerA?
  package var topics: [Topic]

  package init(pager: PagerA? = nil, topics: [Topic]) {
    self.pager = pager
    self.topics = topics
  }
}

extension ChannelTopicsReply: Codable {
  private enum CodingKeys: CodingKey { case pager, topics }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pager: try fields.object(.pager),
      topics: try fields.list(.topics))
  }
}
