/// A page of a board's topics.
package struct BoardTopicsReply: Hashable, Sendable {
  package var pager: PagerA?
  /// What is kept above the list.
  package var stickyTopics: [Topic]
  package var topics: [Topic]
  package var board: Board?

  package init(
    pager: PagerA? = nil, stickyTopics: [Topic] = [], topics: [Topic], board: Board? = nil
  ) {
    self.pager = pager
    self.stickyTopics = stickyTopics
    self.topics = topics
    self.board = board
  }
}

extension BoardTopicsReply: Codable {
  private enum CodingKeys: String, CodingKey {
    case pager, topics, board
    case stickyTopics = "tops"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pager: try fields.object(.pager),
      stickyTopics: try fields.list(.stickyTopics),
      topics: try fields.list(.topics),
      board: try fields.object(.board))
  }
}
