package import Architecture
import CommunityAPI

/// A page of a board's list.
package struct BoardPage: Hashable, Sendable {
  /// `nil` where the server didn't tell.
  package let board: BoardSummary?
  /// What the board keeps above its list; servers repeat it on every page.
  package let sticky: [TopicSummary]
  package let topics: [TopicSummary]

  package init(board: BoardSummary?, sticky: [TopicSummary], topics: [TopicSummary]) {
    self.board = board
    self.sticky = sticky
    self.topics = topics
  }
}

/// Gives what stands on a board.
package protocol BoardRepository: Sendable {
  /// Returns a page of a board's topics; `page` counts from 1.
  ///
  /// - Returns: No topics behind the last page.
  /// - Throws: Among others `.gone` for a name that no board has.
  /// - Complexity: At most one request, and another one for a board that is only known by name.
  func topics(
    of board: BoardReference, order: BoardOrder, page: Int, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<BoardPage>
}

/// Gives what stands on a community's boards.
package struct CommunityBoardRepository: BoardRepository {
  private let community: Community
  private let pages: CommunitySource<BoardTopicsReply>
  private let named: CommunitySource<[Board]>

  package init(_ community: Community) {
    self.community = community
    pages = CommunitySource(community)
    named = CommunitySource(community, maximumAge: .seconds(24 * 3600)) { !$0.isEmpty }
  }

  package func topics(
    of reference: BoardReference, order: BoardOrder, page: Int, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<BoardPage> {
    let id: Board.ID
    switch reference {
    case .id(let known): id = known
    case .name(let name): id = try await board(named: name, policy)
    }
    let endpoint = community.endpoints.topics(
      of: id, byLastReply: order == .lastReply, page: page)
    return try await pages.load(endpoint, policy).map { reply in
      let sticky = reply.stickyTopics.map {
        TopicSummary($0, addresses: community.addresses, isSticky: true)
      }
      return BoardPage(
        board: reply.board.map(BoardSummary.init), sticky: sticky,
        topics: reply.topics.map { TopicSummary($0, addresses: community.addresses) })
    }
  }

  /// Finds the board of an English name, whatever its case; a name hardly ever changes its board.
  private func board(
    named name: String, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Board.ID {
    let found = try await named.load(
      community.endpoints.searchBoards(name), policy == .cacheOnly ? .cacheOnly : .cacheFirst)
    guard let board = found.value.first(where: { $0.name.lowercased() == name.lowercased() })
    else { throw .gone(message: "") }
    return board.id
  }
}
