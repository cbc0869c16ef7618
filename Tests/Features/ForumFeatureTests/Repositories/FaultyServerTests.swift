import Architecture
import CommunityAPI
import ForumFeature
import Foundation
import Networking
import TestSupport
import Testing

/// What repositories make of a real connection that fails in the ways servers do.
@Suite(.hangLimit)
struct FaultyServerTests {
  private static let path = "/wap/api/hot/global"

  private let bench: ForumBench
  private let server: FaultServer
  private let clock = ManualClock(skippingSleepsUnder: .seconds(10))

  init() async throws {
    bench = try await ForumBench()
    server = try FaultServer()
  }

  private func repository() throws -> CommunityHomeRepository {
    var configuration = NetworkHTTPClient.Configuration(baseURL: server.address())
    configuration.clock = clock
    configuration.retry = .never
    return CommunityHomeRepository(
      try bench.community(
        NetworkHTTPClient(configuration), server: server.address().absoluteString))
  }

  /// Why a list could not be had; `nil` when it could.
  private static func problem(of repository: CommunityHomeRepository) async -> ForumProblem? {
    do throws(ForumProblem) {
      _ = try await repository.topics(.hot, page: 1, .remoteFirst)
      return nil
    } catch { return error }
  }

  private static let good = Wire.hot(["e1", "e2"])

  static let faults: [(ScriptedReply, ForumProblem?)] = [
    (.html(500, "<html>维护中</html>"), .serverBroken(status: 500)),
    (.html(200, "<html>维护中</html>"), nil),
    (.misannounced(String(good.prefix(200)), length: 4000), nil),
    (.resetMidBody(String(good.prefix(200)), length: 4000), nil),
    (.json(String(good.prefix(200))), nil),
    (.closeWithoutAnswer, .offline),
    (.garbageStatusLine, nil),
  ]

  @Test(arguments: faults.indices)
  func aFaultShowsWhatWasKeptAndKeepsNothingOfItself(index: Int) async throws {
    let (fault, problem) = Self.faults[index]
    server.script(Self.path, .json(Self.good), fault)
    let repository = try repository()
    _ = try await repository.topics(.hot, page: 1, .remoteFirst)
    let then = bench.time.now
    bench.time.advance(3600)

    let shown = try await repository.topics(.hot, page: 1, .remoteFirst)

    #expect(shown.value.map(\.id.rawValue) == ["e1", "e2"])
    guard case .offline(let since, let because) = shown.freshness else {
      Issue.record("\(shown.freshness)")
      return
    }
    #expect(since == then)
    if let problem {
      #expect(because == problem)
    } else {
      #expect(because.canRetry && because != .offline, "\(because)")
    }
    // A kept connection that closes without an answer is no fault yet; the loader takes a new one.
    let isClosing = problem == .offline
    #expect(server.requests.count == (isClosing ? 3 : 2))
    #expect(try await repository.topics(.hot, page: 1, .cacheOnly).value.count == 2)
  }

  @Test func aServerThatSaysNothingIsATimeout() async throws {
    server.script(Self.path, .silence)
    let repository = try repository()

    let answer = Task { await Self.problem(of: repository) }
    await server.waitForRequests(1)
    await clock.waitForSleep(of: .seconds(20))
    clock.advance(by: .seconds(20))

    #expect(await answer.value == .timeout)
  }

  @Test func noServerAtAllIsOffline() async throws {
    let repository = try repository()
    server.stop()

    await #expect(throws: ForumProblem.offline) {
      try await repository.topics(.hot, page: 1, .remoteFirst)
    }
  }

  @Test func leavingEndsTheRequest() async throws {
    server.script(Self.path, .silence)
    let repository = try repository()

    let answer = Task { await Self.problem(of: repository) }
    await server.waitForRequests(1)
    answer.cancel()

    #expect(await answer.value == .cancelled)
    await server.waitForClosedConnections()
  }

  @Test func aNullInALaterElementCostsNothing() async throws {
    let files = #","attachments":[null,{"id":"f1","name":"a.jpg","type":1}],"likes":[null]"#
    let articles = Wire.list([
      Wire.article("d0", topic: "e1", floor: 0), "null",
      Wire.article("d1", topic: "e1", floor: 1, more: files),
    ])
    server.script(
      "/wap/api/topic/loadArticlesByMode/e1/1/1/20",
      .json(Wire.success(#"{"topic":\#(Wire.topic("e1")),"board":null,"articles":\#(articles)}"#)))
    var configuration = NetworkHTTPClient.Configuration(baseURL: server.address())
    configuration.clock = clock
    let topics = CommunityTopicRepository(try bench.community(NetworkHTTPClient(configuration)))

    let page = try await topics.page(1, of: Identifier("e1"), .oldestFirst, .remoteFirst)

    #expect(page.value.floors.map(\.number) == [0, 1])
    #expect(page.value.floors[1].attachments.pictures.map(\.name) == ["a.jpg"])
    #expect(page.value.head?.board?.title == "测试")
    #expect(page.lossCount == 0)
  }
}
