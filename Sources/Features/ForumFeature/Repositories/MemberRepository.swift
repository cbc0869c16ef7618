package import Architecture
import CommunityAPI

/// A member's own page, or a further page of what the member wrote.
package struct MemberPage: Hashable, Sendable {
  /// `nil` where the server didn't tell.
  package let profile: MemberProfile?
  package let posts: [PostSummary]

  package init(profile: MemberProfile?, posts: [PostSummary]) {
    self.profile = profile
    self.posts = posts
  }
}

/// Gives members and what they wrote.
package protocol MemberRepository: Sendable {
  /// Returns a member and a page of what he or she wrote last; `page` counts from 1.
  ///
  /// - Returns: No posts behind the last page.
  /// - Complexity: At most one request.
  func member(
    named name: String, page: Int, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<MemberPage>
}

/// Gives a community's members.
package struct CommunityMemberRepository: MemberRepository {
  private let community: Community
  private let pages: CommunitySource<MemberPageReply>

  package init(_ community: Community) {
    self.community = community
    pages = CommunitySource(community)
  }

  package func member(
    named name: String, page: Int, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<MemberPage> {
    try await pages.load(community.endpoints.memberPage(name, page: page), policy).map { reply in
      MemberPage(
        profile: reply.account.map { MemberProfile($0, addresses: community.addresses) },
        posts: reply.articles.map { PostSummary($0.article, addresses: community.addresses) })
    }
  }
}
