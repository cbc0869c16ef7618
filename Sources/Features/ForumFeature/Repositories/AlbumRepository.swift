package import Architecture
import CommunityAPI

/// Gives the articles with pictures.
package protocol AlbumRepository: Sendable {
  /// Returns a page of articles with pictures, the newest first; `page` counts from 1.
  ///
  /// - Returns: No articles behind the last page.
  /// - Complexity: At most one request.
  func posts(
    page: Int, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[PostSummary]>
}

/// Gives a community's articles with pictures.
package struct CommunityAlbumRepository: AlbumRepository {
  private let community: Community
  private let album: CommunitySource<AlbumReply>

  package init(_ community: Community) {
    self.community = community
    album = CommunitySource(community) { !$0.articles.isEmpty }
  }

  package func posts(
    page: Int, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[PostSummary]> {
    try await album.load(community.endpoints.album(page: page), policy).map { reply in
      reply.articles.map { PostSummary($0, addresses: community.addresses) }
        .filter { !$0.pictures.isEmpty }
    }
  }
}
