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

  /// All pictures in the order of the rows, for a viewer that goes from one to the next.
  ///
  /// - Complexity: O(pictures).
  package var pictures: [ForumPicture] { list.items.flatMap(\.pictures) }
}
