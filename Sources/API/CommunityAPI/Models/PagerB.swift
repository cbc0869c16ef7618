/// Where a page stands among the articles of a topic.
package struct PagerB: Hashable, Sendable {
  package var currentPage: Int
  package var pageSize: Int
  /// The offset of the page's first item, from 0.
  package var start: Int
  package var totalItems: Int
  package var totalPages: Int

  package init(currentPage: Int, pageSize: Int, start: Int, totalItems: Int, totalPages: Int) {
    self.currentPage = currentPage
    self.pageSize = pageSize
    self.start = start
    self.totalItems = totalItems
    self.totalPages = totalPages
  }
}

extension PagerB: Codable {
  private enum CodingKeys: CodingKey { case currentPage, pageSize, start, totalItems, totalPages }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      currentPage: try fields.integer(.currentPage), pageSize: try fields.integer(.pageSize),
      start: try fields.integer(.start), totalItems: try fields.integer(.totalItems),
      totalPages: try fields.integer(.totalPages))
  }
}
