/// Where a page stands in a list whose end the site counts in pages.
///
/// Sources disagree about `total`, so only a page that brings nothing new is a sure end.
package struct PagerA: Hashable, Sendable {
  /// The number of pages.
  package var total: Int
  /// The most items of a page.
  package var size: Int
  /// The page, from 1.
  package var page: Int
  /// The number of items in the whole list.
  package var items: Int

  package init(total: Int, size: Int, page: Int, items: Int) {
    self.total = total
    self.size = size
    self.page = page
    self.items = items
  }
}

extension PagerA: Codable {
  private enum CodingKeys: CodingKey { case total, size, page, items }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      total: try fields.integer(.total), size: try fields.integer(.size),
      page: try fields.integer(.page), items: try fields.integer(.items))
  }
}
