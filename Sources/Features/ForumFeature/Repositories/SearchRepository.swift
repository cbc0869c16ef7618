import Architecture
import CommunityAPI

/// Searches the forum; nothing of it is kept.
package protocol SearchRepository: Sendable {
  /// Returns a stretch of the articles that hold some words; `start` counts articles from 0.
  ///
  /// - Complexity: One request.
  func posts(
    _ query: PostQuery, start: Int
  ) async throws(ForumProblem) -> Shown<[PostSummary]>

  /// Returns all boards whose Chinese or English name holds some letters.
  ///
  /// - Complexity: One request.
  func boards(_ keyword: String) async throws(ForumProblem) -> Shown<[BoardSummary]>

  /// Returns a stretch of the members whose name holds some letters; `start` counts from 0.
  ///
  /// - Complexity: One request.
  func members(_ keyword: String, start: Int) async throws(ForumProblem) -> Shown<[Member]>
}

/// Searches a community.
package struct CommunitySearchRepository: SearchRepository {
  private let community: Community
  private let posts: CommunitySource<SearchReply<FoundArticle>>
  private let boards: CommunitySource<[Board]>
  private let members: CommunitySource<SearchReply<Account>>

  package init(_ community: Community) {
    self.community = community
    // What was typed on the way to a word would push better things out of the cache.
    posts = CommunitySource(community) { _ in false }
    boards = CommunitySource(community) { _ in false }
    members = CommunitySource(community) { _ in false }
  }

  package func posts(
    _ query: PostQuery, start: Int
  ) async throws(ForumProblem) -> Shown<[PostSummary]> {
    let call = CommunityEndpoints.ArticleQuery(
      keyword: query.text, isOriginalOnly: query.isOriginalOnly, earliestDay: query.earliestDay,
      boardNames: query.boardName.map { [$0] } ?? [])
    return try await posts.load(community.endpoints.search(call, start: start), .remoteFirst)
      .map { reply in
        reply.found.map { PostSummary($0.article, addresses: community.addresses) }
      }
  }

  package func boards(
    _ keyword: String
  ) async throws(ForumProblem) -> Shown<[BoardSummary]> {
    try await boards.load(community.endpoints.searchBoards(keyword), .remoteFirst)
      .map { $0.filter { !$0.isDirectory }.map(BoardSummary.init) }
  }

  package func members(
    _ keyword: String, start: Int
  ) async throws(ForumProblem) -> Shown<[Member]> {
    try await members.load(
      community.endpoints.searchAccounts(keyword, start: start), .remoteFirst
    ).map { reply in
      reply.found.map { Member($0, addresses: community.addresses) }
    }
  }
}
