import Architecture
import CommunityAPI
import ForumFeature
import Foundation
import Synchronization
import TestSupport
import Testing

struct ForumCacheTests {
  private static let path = "/wap/api/hot/global"

  private let bench: ForumBench
  private let client = ScriptedClient()

  init() async throws {
    bench = try await ForumBench()
    client.answer(Self.path, .success(Wire.hot(["e1"])))
  }

  private func repository(
    server: String = "http://forum.example", account: String? = nil
  ) throws -> CommunityHomeRepository {
    CommunityHomeRepository(try bench.community(client, server: server, account: account))
  }

  @Test(
    arguments: [
      ("http://forum.example", "bob02"), ("http://forum.example", nil),
      ("http://other.example", "alice01"),
    ] as [(String, String?)])
  func whatOneProfileSawNoOtherSees(server: String, account: String?) async throws {
    _ = try await repository(account: "alice01").topics(.hot, page: 1, .remoteFirst)
    let other = try repository(server: server, account: account)

    await #expect(throws: ForumProblem.notKept) {
      try await other.topics(.hot, page: 1, .cacheOnly)
    }
  }

  @Test func aProfileIsTheSameHoweverItIsWritten() async throws {
    _ = try await repository(account: "alice01").topics(.hot, page: 1, .remoteFirst)

    let again = try repository(server: "http://FORUM.example/", account: "Alice01")

    #expect(try await again.topics(.hot, page: 1, .cacheOnly).value.count == 1)
  }

  @Test func answersSurviveTheProgram() async throws {
    _ = try await repository().topics(.hot, page: 1, .remoteFirst)
    await bench.cache.close()
    let reopened = try await ForumCache.open(at: bench.folder.file("forum.sqlite"))

    #expect(try await reopened.usage().answerCount == 1)
  }

  @Test func emptyingForgetsAnswersButNotVisits() async throws {
    _ = try await repository().topics(.hot, page: 1, .remoteFirst)
    let profile = try bench.community(client).profile
    let history = SQLiteHistoryRepository(cache: bench.cache, profile: profile)
    try await history.record(
      Visit(
        topicID: Identifier("e1"), title: "题", boardTitle: "", authorName: "",
        date: bench.time.now))

    try await bench.cache.removeAnswers()

    #expect(try await bench.cache.usage() == CacheUsage(answerCount: 0, sizeInBytes: 0))
    #expect(try await history.visits(matching: "").count == 1)
  }

  @Test func aCacheThatFailsIsReportedAndTheServerAnswers() async throws {
    let repository = try repository()
    await bench.cache.close()
    try FileManager.default.removeItem(at: bench.folder.url)

    let topics = try await repository.topics(.hot, page: 1, .cacheFirst)

    #expect(topics.value.count == 1)
    #expect(topics.freshness == .current)
    let problems = bench.problems.withLock(\.self)
    #expect(!problems.isEmpty)
    #expect(problems.allSatisfy { if case .storage = $0 { true } else { false } })
  }
}
