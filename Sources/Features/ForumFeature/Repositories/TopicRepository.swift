package import Architecture
package import CommunityAPI

/// Gives topics.
package protocol TopicRepository: Sendable {
  /// Returns what is said of a topic above its floors, with the one who began it.
  ///
  /// - Throws: Among others `.gone`.
  /// - Complexity: At most one request.
  func head(
    of topic: Topic.ID, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<TopicHead>

  /// Returns a page of a topic's floors; `page` counts from 1.
  ///
  /// - Returns: No floors behind the last page. One author's floors come as one page.
  /// - Throws: Among others `.gone`.
  /// - Complexity: At most one request.
  func page(
    _ page: Int, of topic: Topic.ID, _ mode: TopicMode, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<TopicPage>
}

/// Gives a community's topics.
package struct CommunityTopicRepository: TopicRepository {
  private let community: Community
  private let details: CommunitySource<TopicDetailReply>
  private let pages: CommunitySource<TopicArticlesReply>

  package init(_ community: Community) {
    self.community = community
    details = CommunitySource(community, concernsTopic: true)
    // A page behind the last is empty; there is nothing to keep of it.
    pages = CommunitySource(community, concernsTopic: true) { !$0.articles.isEmpty }
  }

  package func head(
    of topic: Topic.ID, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<TopicHead> {
    try await details.load(community.endpoints.topic(topic), policy).map { reply in
      TopicHead(reply.topic, addresses: community.addresses)
    }
  }

  package func page(
    _ page: Int, of topic: Topic.ID, _ mode: TopicMode, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<TopicPage> {
    var size = TopicPage.size
    if case .authorOnly = mode {
      guard page == 1 else { return Shown(TopicPage(head: nil, floors: [], pageCount: 1)) }
      size = Self.wholeSize
    }
    let endpoint = community.endpoints.articles(of: topic, mode.order, page: page, size: size)
    return try await pages.load(endpoint, policy).map { reply in
      let head = reply.topic.map {
        TopicHead($0, board: reply.board, addresses: community.addresses)
      }
      return TopicPage(
        head: head, floors: reply.articles.map { Floor($0, addresses: community.addresses) },
        pageCount: size == Self.wholeSize ? 1 : reply.pager.map { max(1, $0.totalPages) })
    }
  }

  /// What the site's own page asks for when it wants all of one author's floors.
  private static let wholeSize = 999
}
