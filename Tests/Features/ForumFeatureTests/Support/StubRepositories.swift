import Architecture
import CommunityAPI
import ForumFeature
import Foundation

/// What a list was asked for.
struct ListRequest<Subject: Hashable & Sendable>: Hashable, Sendable {
  var subject: Subject
  var page: Int
  var policy: CachePolicy
}

@MainActor final class StubHome: HomeRepository {
  let channelCalls = Asking<CachePolicy, Shown<[HomeChannel]>>()
  let topicCalls = Asking<ListRequest<TopicListing>, Shown<[TopicSummary]>>()

  nonisolated func channels(
    _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[HomeChannel]> {
    try await channelCalls.ask(policy)
  }

  nonisolated func topics(
    _ listing: TopicListing, page: Int, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[TopicSummary]> {
    try await topicCalls.ask(ListRequest(subject: listing, page: page, policy: policy))
  }
}

@MainActor final class StubBoards: BoardRepository {
  let calls = Asking<ListRequest<BoardOrder>, Shown<BoardPage>>()

  nonisolated func topics(
    of board: BoardReference, order: BoardOrder, page: Int, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<BoardPage> {
    try await calls.ask(ListRequest(subject: order, page: page, policy: policy))
  }
}

@MainActor final class StubSections: SectionRepository {
  let sectionCalls = Asking<CachePolicy, Shown<[ForumSection]>>()
  let boardCalls = Asking<CachePolicy, Shown<[BoardNode]>>()
  let popularCalls = Asking<CachePolicy, Shown<[BoardSummary]>>()

  nonisolated func sections(
    _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[ForumSection]> {
    try await sectionCalls.ask(policy)
  }

  nonisolated func boards(
    of section: CommunityAPI.Section.ID, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[BoardNode]> {
    try await boardCalls.ask(policy)
  }

  nonisolated func popularBoards(
    _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<[BoardSummary]> {
    try await popularCalls.ask(policy)
  }
}

@MainActor final class StubSearch: SearchRepository {
  let postCalls = Asking<ListRequest<PostQuery>, Shown<[PostSummary]>>()
  let boardCalls = Asking<String, Shown<[BoardSummary]>>()
  let memberCalls = Asking<ListRequest<String>, Shown<[Member]>>()

  nonisolated func posts(
    _ query: PostQuery, start: Int
  ) async throws(ForumProblem) -> Shown<[PostSummary]> {
    try await postCalls.ask(ListRequest(subject: query, page: start, policy: .remoteFirst))
  }

  nonisolated func boards(_ keyword: String) async throws(ForumProblem) -> Shown<[BoardSummary]> {
    try await boardCalls.ask(keyword)
  }

  nonisolated func members(
    _ keyword: String, start: Int
  ) async throws(ForumProblem) -> Shown<[Member]> {
    try await memberCalls.ask(ListRequest(subject: keyword, page: start, policy: .remoteFirst))
  }
}

/// What a topic was asked for.
struct TopicRequest: Hashable, Sendable {
  var mode: TopicMode
  var page: Int
  var policy: CachePolicy
}

@MainActor final class StubTopics: TopicRepository {
  let headCalls = Asking<CachePolicy, Shown<TopicHead>> { _ in .failure(.offline) }
  let pageCalls = Asking<TopicRequest, Shown<TopicPage>>()

  nonisolated func head(
    of topic: Topic.ID, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<TopicHead> {
    try await headCalls.ask(policy)
  }

  nonisolated func page(
    _ page: Int, of topic: Topic.ID, _ mode: TopicMode, _ policy: CachePolicy
  ) async throws(ForumProblem) -> Shown<TopicPage> {
    try await pageCalls.ask(TopicRequest(mode: mode, page: page, policy: policy))
  }
}

/// Marks in memory, and how they were asked for.
actor StubReading: ReadingRepository {
  private(set) var marks: [Topic.ID: ReadingMark] = [:]
  private(set) var saves: [ReadingMark] = []
  private(set) var lookups = 0
  private var problem: ForumProblem?

  init(_ marks: [Topic.ID: ReadingMark] = [:]) { self.marks = marks }

  func fail(_ problem: ForumProblem?) { self.problem = problem }

  func marks(of topics: [Topic.ID]) async throws(ForumProblem) -> [Topic.ID: ReadingMark] {
    if let problem { throw problem }
    lookups += 1
    return marks.filter { topics.contains($0.key) }
  }

  func save(_ mark: ReadingMark, of topic: Topic.ID) async throws(ForumProblem) {
    if let problem { throw problem }
    saves.append(mark)
    marks[topic] = marks[topic]?.joined(with: mark) ?? mark
  }
}

/// Visits in memory.
actor StubHistory: HistoryRepository {
  private(set) var visits: [Visit] = []
  private(set) var searches: [String] = []
  private var problem: ForumProblem?

  func fail(_ problem: ForumProblem?) { self.problem = problem }

  func record(_ visit: Visit) async throws(ForumProblem) {
    if let problem { throw problem }
    visits.removeAll { $0.id == visit.id }
    visits.insert(visit, at: 0)
  }

  func visits(matching text: String) async throws(ForumProblem) -> [Visit] {
    searches.append(text)
    if let problem { throw problem }
    return visits.filter { text.isEmpty || $0.title.contains(text) }
  }

  func remove(_ topic: Topic.ID) async throws(ForumProblem) {
    if let problem { throw problem }
    visits.removeAll { $0.id == topic }
  }

  func removeAll() async throws(ForumProblem) { visits = [] }
}

extension TopicSummary {
  /// A row with little in it.
  static func row(_ number: Int, lastFloor: Int = 0, isSticky: Bool = false) -> TopicSummary {
    TopicSummary(
      id: Identifier("t\(number)"), title: "\(number)", lastFloor: lastFloor, isSticky: isSticky)
  }
}

/// A moment before which things were kept.
let longAgo = Date(timeIntervalSince1970: 1_600_000_000)
