package import Architecture
import CommunityAPI

/// Gives the lists of the home screen.
package protocol HomeRepository: Sendable {
  /// Returns what the home screen offers, in the server's order.
  ///
  /// - Complexity: At most one request.
  func channels(_ policy: CachePolicy) async throws(ForumProblem) -> Shown<[HomeChannel]>

  /// Returns a page of a list; `page` counts from 1.
  ///
  /// - Returns: No topics behind the last page; at times none at all of the ten of the day.
  /// - Complexity: At most one request.
  func topics(
    _ listing: TopicListing, page: Int, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[TopicSummary]>
}

/// Gives the lists of a community's home screen.
package struct CommunityHomeRepository: HomeRepository {
  private let community: Community
  private let navigation: CommunitySource<[NavigationEntry]>
  private let hot: CommunitySource<HotTopicsReply>
  private let unpaged: CommunitySource<TopicsReply>
  private let channel: CommunitySource<ChannelTopicsReply>

  package init(_ community: Community) {
    self.community = community
    navigation = CommunitySource(community) { !$0.isEmpty }
    // Lists are empty at times for no reason; what was kept before is better than that.
    hot = CommunitySource(community) { !$0.topics.isEmpty }
    unpaged = CommunitySource(community) { !$0.topics.isEmpty }
    channel = CommunitySource(community) { !$0.topics.isEmpty }
  }

  package func channels(
    _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[HomeChannel]> {
    try await navigation.load(community.endpoints.navigation(), policy)
      .map { $0.map(HomeChannel.init) }
  }

  package func topics(
    _ listing: TopicListing, page: Int, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[TopicSummary]> {
    let endpoints = community.endpoints
    let topics: Shown<[Topic]>
    switch listing {
    case .hot:
      topics = try await hot.load(endpoints.hotTopics(page: page), policy).map(\.topics)
    case .topTen where page > 1:
      return Shown([])
    case .topTen:
      topics = try await unpaged.load(endpoints.topTenTopics(), policy).map(\.topics)
    case .section(let section):
      topics = try await unpaged.load(endpoints.hotTopics(of: section, page: page), policy)
        .map(\.topics)
    case .channel(let id):
      topics = try await channel.load(endpoints.topics(of: id, page: page), policy).map(\.topics)
    }
    return topics.map { topics in
      topics.map { TopicSummary($0, addresses: community.addresses) }
    }
  }
}
