import Architecture
import Observation

/// Decides what the album shows.
@MainActor @Observable
package final class AlbumModel {
  package let list: ScreenList<PostSummary>

  package init(album: any AlbumRepository) {
    list = ScreenList(keepsItemsOnEmptyRefresh: true) {
      request, policy async throws(ForumProblem) in
      try await album.posts(page: request.number, policy)
    }
  }

  /// Shows what was kept and asks for news.
  package func open() async { await list.open() }

  /// Asks for news.
  package func refresh() async { await list.refresh() }

  /// All pictures in the order of the rows, for a viewer that goes from one to the next.
  ///
  /// - Complexity: O(pictures).
  package var pictures: [ForumPicture] { list.items.flatMap(\.pictures) }
}

extension Array {
  /// The elements of one of several columns that are filled in turn.
  ///
  /// - Parameters:
  ///   - column: The column, from 0.
  ///   - count: How many there are, at least 1.
  /// - Returns: Every `count`-th element, none for a column behind the elements.
  package func column(_ column: Int, of count: Int) -> [Element] {
    stride(from: column, to: self.count, by: count).map { self[$0] }
  }
}
