import Architecture
import Foundation
import TestSupport
import Testing

@Suite(.hangLimit)
@MainActor struct LoadedValuesTests {
  private let calls = Calls<String, Int>()
  private let shelf = Shelf()
  private let time = Time()

  @Test func cachedValueComesBeforeTheRemoteOne() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")
    time.advance(10)
    var values = source().values("a", policy: .cacheThenRemote).makeAsyncIterator()

    let first = try #require(try await values.next())
    #expect(first.value == 1)
    #expect(first.origin == .cache(age: .seconds(10)))
    #expect(first.staleReason == nil)
    #expect(calls.requests.isEmpty)

    answerNext(2)
    let second = try #require(try await values.next())
    #expect(second.value == 2)
    #expect(second.origin == .remote)

    #expect(try await values.next() == nil)
    #expect(calls.requests == ["a"])
  }

  @Test func emptyCacheGivesOneValue() async throws {
    answerNext(2)

    let origins = try await origins(.cacheThenRemote)

    #expect(origins == [.remote])
  }

  @Test func offlineGivesTheCachedValueAgainWithTheReason() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")
    failNext(Fault())

    var loaded: [Loaded<Int>] = []
    for try await value in source().values("a", policy: .cacheThenRemote) { loaded.append(value) }

    #expect(loaded.map(\.value) == [1, 1])
    #expect(loaded.map { $0.staleReason as? Fault } == [nil, Fault()])
  }

  @Test func offlineWithoutAnyValueIsAnError() async {
    failNext(Fault())

    await #expect(throws: Fault()) { try await origins(.cacheThenRemote) }
  }

  @Test func otherPoliciesGiveOneValue() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")

    #expect(try await origins(.cacheFirst) == [.cache(age: .zero)])
    #expect(try await origins(.cacheOnly) == [.cache(age: .zero)])
    answerNext(2)
    #expect(try await origins(.remoteFirst) == [.remote])
  }

  @Test func sequenceCanBeReadTwice() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")
    let values = source().values("a", policy: .cacheFirst)

    for _ in 0..<2 {
      var read: [Int] = []
      for try await loaded in values { read.append(loaded.value) }
      #expect(read == [1])
    }
  }

  @Test func leavingTheLoopAsksForNothingMore() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")

    for try await loaded in source().values("a", policy: .cacheThenRemote) {
      #expect(loaded.value == 1)
      break
    }

    #expect(calls.requests.isEmpty)
  }

  @Test func cancellationEndsTheCall() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")
    let source = source()
    let task = Asked {
      var count = 0
      for try await _ in source.values("a", policy: .cacheThenRemote) { count += 1 }
      return count
    }
    await calls.begin(1)

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    await calls.end(1)
    #expect(calls.cancelled == [0])
  }

  @Test func mappedValueKeepsWhereItCameFrom() {
    let stale = Loaded(2, origin: .cache(age: .seconds(3)), standing: .stale(because: Fault(9)))

    let text = stale.map { "\($0)" }

    #expect(text.value == "2")
    #expect(text.origin == .cache(age: .seconds(3)))
    #expect(text.staleReason as? Fault == Fault(9))
    #expect(throws: Fault(4)) { try stale.map { _ throws(Fault) in throw Fault(4) } }
  }

  // MARK: - Helpers

  private func source() -> CachedSource<String, Int> {
    CachedSource(
      local: shelf, now: { [time] in time.now }, report: { [time] in time.report($0) },
      remote: { [calls] in try await calls.ask($0) })
  }

  private func origins(_ policy: CachePolicy) async throws -> [LoadedOrigin] {
    var origins: [LoadedOrigin] = []
    for try await loaded in source().values("a", policy: policy) { origins.append(loaded.origin) }
    return origins
  }

  private func answerNext(_ answer: Int) {
    let number = calls.requests.count
    Task {
      await calls.begin(number + 1)
      calls.answer(number, answer)
    }
  }

  private func failNext(_ error: Fault) {
    let number = calls.requests.count
    Task {
      await calls.begin(number + 1)
      calls.fail(number, error)
    }
  }
}
