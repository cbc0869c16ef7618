package import Architecture
package import CommunityAPI

/// Gives sections and what they hold.
package protocol SectionRepository: Sendable {
  /// Returns all sections, in the server's order.
  ///
  /// - Complexity: At most one request.
  func sections(_ policy: CachePolicy) async throws(ForumProblem) -> Shown<[ForumSection]>

  /// Returns the boards and directories at the top of a section.
  ///
  /// - Complexity: At most one request.
  func boards(
    of section: CommunityAPI.Section.ID, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[BoardNode]>

  /// Returns the boards where most is going on, the liveliest first.
  ///
  /// - Complexity: At most one request.
  func popularBoards(_ policy: CachePolicy) async throws(ForumProblem) -> Shown<[BoardSummary]>
}

/// Gives a community's sections, which rarely change.
package struct CommunitySectionRepository: SectionRepository {
  private let community: Community
  private let all: CommunitySource<SectionsReply>
  private let inner: CommunitySource<BoardsReply>
  private let popular: CommunitySource<[Board]>

  package init(_ community: Community) {
    self.community = community
    all = CommunitySource(community, maximumAge: Self.maximumAge) { !$0.sections.isEmpty }
    inner = CommunitySource(community, maximumAge: Self.maximumAge)
    popular = CommunitySource(community) { !$0.isEmpty }
  }

  /// From which age on `cacheFirst` asks again: boards are opened and closed by the week.
  package static let maximumAge = Duration.seconds(24 * 3600)

  package func sections(
    _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[ForumSection]> {
    try await all.load(community.endpoints.sections(), policy).map { reply in
      reply.sections.map { ForumSection($0, addresses: community.addresses) }
    }
  }

  package func boards(
    of section: CommunityAPI.Section.ID, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[BoardNode]> {
    try await inner.load(community.endpoints.boards(of: section), policy)
      .map { BoardNode.tree($0.boards) }
  }

  package func popularBoards(
    _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[BoardSummary]> {
    try await popular.load(community.endpoints.popularBoards(), policy)
      .map { $0.map(BoardSummary.init) }
  }
}
