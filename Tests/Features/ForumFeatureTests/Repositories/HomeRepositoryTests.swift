import Architecture
import CommunityAPI
import ForumFeature
import Foundation
import Networking
import TestSupport
import Testing

struct HomeRepositoryTests {
  private static let hotPath = "/wap/api/hot/global"

  private let bench: ForumBench
  private let client = ScriptedClient()
  private let repository: CommunityHomeRepository

  init() async throws {
    bench = try await ForumBench()
    repository = CommunityHomeRepository(try bench.community(client))
  }

  @Test func theHomeScreensEntriesSayWhatTheyOpen() async throws {
    client.answer(
      "/wap/api/profile/navigation",
      .success(
        Wire.success(
          """
          {"code":0,"data":[{"name":"热帖","id":"1","type":"global","value":""},
          {"name":"图览","id":"2","type":"","value":"album"},
          {"name":"生活","id":"3","type":"channel","value":""}]}
          """)))

    let channels = try await repository.channels(.remoteFirst).value

    #expect(
      channels == [
        HomeChannel(name: "热帖", content: .topics(.hot)),
        HomeChannel(name: "图览", content: .album),
        HomeChannel(name: "生活", content: .topics(.channel(Identifier("3")))),
      ])
  }

  @Test func aTopicOfTheWireBecomesARow() async throws {
    client.answer(Self.hotPath, .success(Wire.hot(["e1"])))

    let topics = try await repository.topics(.hot, page: 1, .remoteFirst)

    let topic = try #require(topics.value.first)
    #expect(topics.freshness == .current)
    #expect(topic.title == "主题 e1")
    #expect(topic.author?.displayName == "alice01")
    #expect(topic.excerpt == "一 二")
    #expect(topic.board?.title == "测试")
    #expect(topic.lastReply == Date(timeIntervalSince1970: 1_700_000_000))
  }

  @Test func offlineShowsWhatWasKeptAndSinceWhen() async throws {
    client.answer(Self.hotPath, .success(Wire.hot(["e1"])))
    _ = try await repository.topics(.hot, page: 1, .remoteFirst)
    let then = bench.time.now
    bench.time.advance(600)
    client.answer(Self.hotPath, .failure(.offline(.noRoute)))

    let topics = try await repository.topics(.hot, page: 1, .remoteFirst)

    #expect(topics.value.map(\.id.rawValue) == ["e1"])
    #expect(topics.freshness == .offline(since: then, because: .offline))
  }

  @Test func offlineWithNothingKeptIsAProblem() async {
    client.answer(Self.hotPath, .failure(.offline(.refused)))

    await #expect(throws: ForumProblem.offline) {
      try await repository.topics(.hot, page: 1, .remoteFirst)
    }
    await #expect(throws: ForumProblem.notKept) {
      try await repository.topics(.hot, page: 1, .cacheOnly)
    }
    #expect(client.calls.count == 1)
  }

  @Test(arguments: [
    Wire.refusal(code: 2, "无权"), Wire.refusal(code: 1, kbsCode: 7, "过期"), "<html></html>",
    #"{"code":1,"data":{"topics":"#, #"{"code":1,"data":null}"#, "",
  ])
  func whatIsNoGoodAnswerNeverEntersTheCache(body: String) async throws {
    client.answer(Self.hotPath, .success(Wire.hot(["e1"])))
    _ = try await repository.topics(.hot, page: 1, .remoteFirst)
    client.answer(Self.hotPath, .success(body))

    _ = try? await repository.topics(.hot, page: 1, .remoteFirst)

    let kept = try await repository.topics(.hot, page: 1, .cacheOnly)
    #expect(kept.value.map(\.id.rawValue) == ["e1"])
    #expect(try await bench.cache.usage().answerCount == 1)
  }

  @Test func whoMayNoLongerReadSeesNothingKept() async throws {
    client.answer(Self.hotPath, .success(Wire.hot(["e1"])))
    _ = try await repository.topics(.hot, page: 1, .remoteFirst)
    client.answer(Self.hotPath, .success(Wire.refusal(code: 2, "无权阅读")))

    await #expect(throws: ForumProblem.noPermission(message: "无权阅读")) {
      try await repository.topics(.hot, page: 1, .remoteFirst)
    }
  }

  @Test func anEmptyListDoesNotReplaceAKeptOne() async throws {
    client.answer(Self.hotPath, .success(Wire.hot(["e1"])))
    _ = try await repository.topics(.hot, page: 1, .remoteFirst)
    client.answer(Self.hotPath, .success(Wire.hot([])))

    let now = try await repository.topics(.hot, page: 1, .remoteFirst)
    let kept = try await repository.topics(.hot, page: 1, .cacheOnly)

    #expect(now.value.isEmpty)
    #expect(kept.value.count == 1)
  }

  @Test func partsThatCannotBeReadAreCounted() async throws {
    let topics = Wire.list([Wire.topic("e1"), "null", #"{"id":{}}"#, Wire.topic("e2"), "5"])
    client.answer(Self.hotPath, .success(Wire.success(#"{"topics":\#(topics)}"#)))

    let shown = try await repository.topics(.hot, page: 1, .remoteFirst)

    #expect(shown.value.map(\.id.rawValue) == ["e1", "e2"])
    #expect(shown.lossCount == 2)
    #expect(try await repository.topics(.hot, page: 1, .cacheOnly).lossCount == 2)
  }

  @Test func aListCostsOneRequestAndAFewStatements() async throws {
    client.answer(Self.hotPath, .success(Wire.hot((0..<20).map { "e\($0)" })))

    let storing = try await bench.statements {
      _ = try await repository.topics(.hot, page: 1, .remoteFirst)
    }
    let reading = try await bench.statements {
      _ = try await repository.topics(.hot, page: 1, .cacheOnly)
    }

    #expect(client.calls.count == 1)
    #expect(storing == 2)
    #expect(reading == 1)
  }

  @MainActor @Test func equalCallsThatOverlapAreOneRequest() async throws {
    let gate = AsyncGate()
    let slow = ScriptedClient(gate: gate)
    slow.answer(Self.hotPath, .success(Wire.hot(["e1"])))
    let repository = CommunityHomeRepository(try bench.community(slow))
    let begun = Watched(0)

    // On one actor: when the last has begun and this goes on, all of them wait for the answer.
    let tasks = (0..<3).map { _ in
      Task { @MainActor in
        begun.update { $0 += 1 }
        return try await repository.topics(.hot, page: 1, .remoteFirst).value.count
      }
    }
    await begun.wait { $0 == 3 }
    await slow.waitForCalls(1)
    gate.open()

    for task in tasks { #expect(try await task.value == 1) }
    #expect(slow.calls.count == 1)
  }

  @Test func theTenOfTheDayHaveOnePage() async throws {
    let topics = try await repository.topics(.topTen, page: 2, .remoteFirst)

    #expect(topics.value.isEmpty)
    #expect(client.calls.isEmpty)
  }

  @Test func pagesAndListsAreKeptApart() async throws {
    client.answer(Self.hotPath, .success(Wire.hot(["e1"])))
    _ = try await repository.topics(.hot, page: 1, .remoteFirst)

    await #expect(throws: ForumProblem.notKept) {
      try await repository.topics(.hot, page: 2, .cacheOnly)
    }
  }
}
