import Architecture
import CommunityAPI
import Foundation
import Networking

/// The answers to one kind of call: from the server, with the cache before it.
///
/// Equal calls that overlap are one request.
struct CommunitySource<Content: Sendable>: Sendable {
  private typealias Source = CachedSource<CommunityCall<Content>, ReceivedAnswer<Content>>

  private let source: Source
  private let concernsTopic: Bool
  private let now: @Sendable () -> Date

  /// Prepares for calls.
  ///
  /// - Parameters:
  ///   - community: Whom to ask.
  ///   - maximumAge: From which age on `cacheFirst` asks the server.
  ///   - concernsTopic: Whether the calls ask for one topic, so that "missing" means it is gone.
  ///   - isWorthKeeping: Whether an answer enters the cache.
  init(
    _ community: Community, maximumAge: Duration? = nil, concernsTopic: Bool = false,
    isWorthKeeping: @escaping @Sendable (Content) -> Bool = { _ in true }
  ) {
    self.concernsTopic = concernsTopic
    now = community.now
    source = Source(
      local: AnswerStore(
        database: community.cache.database, profile: community.profile,
        isWorthKeeping: isWorthKeeping),
      maximumAge: maximumAge, now: community.now,
      isUnreachable: { ForumProblem(any: $0, concernsTopic: concernsTopic).leavesKeptValue },
      report: { community.report(ForumProblem(any: $0)) },
      remote: { [client = community.client] call in
        let reply = try await client.exchange(call.endpoint.call)
        // Read before anything is kept: what is refused or not understood ends here.
        return ReceivedAnswer(answer: try call.endpoint.read(reply), body: reply.body)
      })
  }

  /// Gives the answer to a call.
  ///
  /// - Throws: Why there is none, `.notKept` among it when only the cache was asked.
  /// - Complexity: At most one request, and one statement to read and two to keep the answer.
  func load(
    _ endpoint: Endpoint<Answer<Content>>, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<Content> {
    let loaded: Loaded<ReceivedAnswer<Content>>
    do {
      loaded = try await source.value(CommunityCall(endpoint: endpoint), policy: policy)
    } catch {
      throw ForumProblem(any: error, concernsTopic: concernsTopic)
    }
    let answer = loaded.value.answer
    return Shown(
      answer.content, freshness: freshness(of: loaded), lossCount: answer.losses.count)
  }

  private func freshness(of loaded: Loaded<ReceivedAnswer<Content>>) -> Freshness {
    guard case .cache(let age) = loaded.origin else { return .current }
    let since = now().addingTimeInterval(-age.seconds)
    guard let reason = loaded.staleReason else { return .kept(since: since) }
    return .offline(
      since: since, because: ForumProblem(any: reason, concernsTopic: concernsTopic))
  }
}

extension Duration {
  fileprivate var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
