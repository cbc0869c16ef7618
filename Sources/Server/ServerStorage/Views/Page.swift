/// One page of a list.
package struct Page<Item: Sendable>: Sendable {
  package var items: [Item]
  /// Which page it is, from 1.
  package var page: Int
  /// The most items on a page.
  package var size: Int
  /// How many items all pages hold together.
  package var totalItems: Int

  /// Describes a page.
  ///
  /// - Precondition: `page` and `size` are at least 1.
  package init(items: [Item], page: Int, size: Int, totalItems: Int) {
    precondition(page >= 1 && size >= 1, "page \(page) of size \(size)")
    self.items = items
    self.page = page
    self.size = size
    self.totalItems = totalItems
  }

  /// How many pages there are; 0 for an empty list.
  package var totalPages: Int { (totalItems + size - 1) / size }
}

extension Page: Equatable where Item: Equatable {}

/// A stretch of what a search found.
package struct SearchResult<Item: Sendable>: Sendable {
  package var items: [Item]
  /// Where the stretch begins, from 0.
  package var start: Int
  /// How many were found, counting no further than `CommunityStore.searchLimit`.
  package var total: Int

  /// Describes a stretch.
  package init(items: [Item], start: Int, total: Int) {
    self.items = items
    self.start = start
    self.total = total
  }
}

extension SearchResult: Equatable where Item: Equatable {}
