import Architecture
import Foundation
import TestSupport
import Testing

@Suite(.hangLimit)
@MainActor struct CachedSourceTests {
  private let calls = Calls<String, Int>()
  private let shelf = Shelf()
  private let time = Time()

  // MARK: - One value

  @Test func cacheFirstAsksNobodyElse() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")
    time.advance(90)

    let loaded = try await source().value("a", policy: .cacheFirst)

    #expect(loaded.value == 1)
    #expect(loaded.origin == .cache(age: .seconds(90)))
    #expect(loaded.staleReason == nil)
    #expect(calls.requests.isEmpty)
  }

  @Test(arguments: [CachePolicy.cacheFirst, .remoteFirst, .cacheThenRemote])
  func emptyCacheIsFilledFromAfar(policy: CachePolicy) async throws {
    let loaded = try await answering(.success(5)) { try await source().value("a", policy: policy) }

    #expect(loaded.value == 5)
    #expect(loaded.origin == .remote)
    #expect(try await shelf.read("a")?.value == 5)
    #expect(try await shelf.read("a")?.date == time.now)
  }

  @Test func cacheOnlyNeverAsks() async throws {
    await #expect(throws: CacheError.notCached) {
      try await source().value("a", policy: .cacheOnly)
    }
    try await shelf.write(Cached(1, date: time.now), for: "a")

    #expect(try await source().value("a", policy: .cacheOnly).value == 1)
    #expect(calls.requests.isEmpty)
  }

  @Test(arguments: [CachePolicy.remoteFirst, .cacheThenRemote])
  func remoteValueReplacesTheCachedOne(policy: CachePolicy) async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")

    let loaded = try await answering(.success(2)) { try await source().value("a", policy: policy) }

    #expect(loaded.value == 2)
    #expect(loaded.origin == .remote)
    #expect(try await shelf.read("a")?.value == 2)
  }

  @Test(arguments: [CachePolicy.remoteFirst, .cacheThenRemote])
  func offlineIsAStateOfTheLastValue(policy: CachePolicy) async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")
    time.advance(3600)

    let loaded = try await answering(.failure(Fault())) {
      try await source().value("a", policy: policy)
    }

    #expect(loaded.value == 1)
    #expect(loaded.origin == .cache(age: .seconds(3600)))
    #expect(loaded.staleReason as? Fault == Fault())
    #expect(try await shelf.read("a")?.value == 1)
  }

  @Test(arguments: [CachePolicy.cacheFirst, .remoteFirst, .cacheThenRemote])
  func offlineWithoutAnyValueIsAnError(policy: CachePolicy) async {
    await #expect(throws: Fault()) {
      try await answering(.failure(Fault())) { try await source().value("a", policy: policy) }
    }
  }

  @Test func answerThatSaysNoIsAnErrorInSpiteOfTheCache() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")
    let gone = Fault(404)

    await #expect(throws: gone) {
      try await answering(.failure(gone)) {
        try await source(isUnreachable: { $0 as? Fault != gone }).value("a", policy: .remoteFirst)
      }
    }
  }

  @Test func oldValueIsRenewedOrStale() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")
    let source = source(maximumAge: .seconds(60))
    time.advance(59)
    #expect(try await source.value("a", policy: .cacheFirst).value == 1)
    #expect(calls.requests.isEmpty)

    time.advance(1)
    let stale = try await answering(.failure(Fault())) {
      try await source.value("a", policy: .cacheFirst)
    }
    #expect(stale.value == 1)
    #expect(stale.staleReason as? Fault == Fault())

    let renewed = try await answering(.success(2)) {
      try await source.value("a", policy: .cacheFirst)
    }
    #expect(renewed.value == 2)
    #expect(renewed.origin == .remote)
  }

  @Test func ageIsNeverNegative() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")
    time.advance(-500)

    #expect(try await source().value("a", policy: .cacheOnly).origin == .cache(age: .zero))
  }

  // MARK: - Sharing and cancelling

  @Test func equalRequestsShareOneCall() async throws {
    let source = source()
    let tasks = (0..<5).map { _ in Asked { try await source.value("a", policy: .remoteFirst) } }
    await calls.begin(1)
    for task in tasks { await task.begun }
    calls.answer(0, 5)

    for task in tasks { #expect(try await task.value.value == 5) }
    #expect(calls.requests == ["a"])
    #expect(await shelf.writes == 1)
  }

  @Test func cancelledRequestDoesNotAnswerFromTheCache() async throws {
    try await shelf.write(Cached(1, date: time.now), for: "a")
    let source = source()
    let task = Asked { try await source.value("a", policy: .remoteFirst) }
    await calls.begin(1)

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    await calls.end(1)
    #expect(calls.cancelled == [0])
  }

  // MARK: - A broken cache

  @Test func brokenCacheIsReportedAndPassedOver() async throws {
    await shelf.breakDown()
    let source = source()

    let loaded = try await answering(.success(5)) {
      try await source.value("a", policy: .cacheFirst)
    }

    #expect(loaded.value == 5)
    #expect(time.reports as? [Fault] == [Fault(1), Fault(2)])
  }

  @Test func brokenCacheAloneIsAnError() async {
    await shelf.breakDown()

    await #expect(throws: Fault(1)) { try await source().value("a", policy: .cacheOnly) }
    await #expect(throws: Fault(2)) { try await source().store(1, for: "a") }
    await #expect(throws: Fault(3)) { try await source().forget("a") }
  }

  @Test func valueIsKeptAndForgottenByHand() async throws {
    let source = source()

    try await source.store(8, for: "a")
    #expect(try await source.value("a", policy: .cacheOnly).value == 8)

    try await source.forget("a")
    await #expect(throws: CacheError.notCached) { try await source.value("a", policy: .cacheOnly) }
  }

  // MARK: - Helpers

  private func source(
    maximumAge: Duration? = nil,
    isUnreachable: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) -> CachedSource<String, Int> {
    CachedSource(
      local: shelf, maximumAge: maximumAge, now: { [time] in time.now },
      isUnreachable: isUnreachable, report: { [time] in time.report($0) },
      remote: { [calls] in try await calls.ask($0) })
  }

  /// Answers the next call while something runs.
  private func answering<Value: Sendable>(
    _ answer: Result<Int, Fault>, _ body: () async throws -> Value
  ) async throws -> Value {
    let number = calls.requests.count
    let answering = Task {
      await calls.begin(number + 1)
      switch answer {
      case .success(let value): calls.answer(number, value)
      case .failure(let error): calls.fail(number, error)
      }
    }
    defer { answering.cancel() }
    return try await body()
  }
}
