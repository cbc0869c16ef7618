import Architecture
import Observation

/// Decides what the page of a member shows.
@MainActor @Observable
package final class UserModel {
  /// The login name that the page was asked for by.
  package let name: String
  /// What the member wrote last.
  package let posts: ScreenList<PostSummary>
  private let head: MemberHead

  package init(name: String, members: any MemberRepository) {
    self.name = name
    let head = MemberHead()
    self.head = head
    posts = ScreenList { request, policy async throws(ForumProblem) in
      let page = try await members.member(named: name, page: request.number, policy)
      head.take(page.value.profile)
      return page.map(\.posts)
    }
  }

  /// The member, once an answer has told.
  package var profile: MemberProfile? { head.profile }

  /// Shows what was kept and asks for news.
  package func open() async { await posts.open() }

  /// Asks for news.
  package func refresh() async { await posts.refresh() }
}

/// What pages of a member tell besides the posts.
@MainActor @Observable
private final class MemberHead {
  private(set) var profile: MemberProfile?

  func take(_ profile: MemberProfile?) { self.profile = profile ?? self.profile }
}
