import Architecture
import TestSupport
import Testing

/// What begins a load, who keeps it going and what ends it.
@Suite(.hangLimit)
@MainActor struct PaginationOwnershipTests {
  private let calls = Calls<PageRequest, PaginationPage<Row>>()
  private let list: PaginationState<Row>

  init() {
    list = PaginationState { [calls] in try await calls.ask($0) }
  }

  // MARK: - Prefetching

  @Test(arguments: [(1, false), (5, false), (6, true), (8, true), (10, true), (99, false)])
  func fifthRowFromTheEndLoadsTheNextPage(id: Int, loads: Bool) async {
    await loadFirst(1...10)

    list.itemAppeared(id)

    #expect((list.activity == .more) == loads)
  }

  @Test func rowsThatAppearTogetherLoadOnce() async throws {
    await loadFirst(1...10)

    for id in 6...10 { list.itemAppeared(id) }
    let joined = Asked { await list.loadMore() }
    await joined.begun
    await calls.begin(2)
    calls.answer(1, page(11...20))
    try await joined.value

    #expect(calls.requests.count == 2)
    #expect(list.items.count == 20)
  }

  @Test func failedPageIsNotAskedForByScrolling() async {
    await loadFirst(1...10)
    async let more: Void = list.loadMore()
    await calls.begin(2)
    calls.fail(1, Fault())
    await more

    list.itemAppeared(10)

    #expect(list.activity == nil)
    #expect(list.failure?.activity == .more)
  }

  @Test func failedRefreshDoesNotStopScrolling() async {
    await loadFirst(1...10)
    async let refresh: Void = list.refresh()
    await calls.begin(2)
    calls.fail(1, Fault())
    await refresh

    list.itemAppeared(10)

    #expect(list.activity == .more)
  }

  // MARK: - Cancelling

  @Test func loadEndsWithTheLastWhoWaits() async throws {
    await loadFirst(1...10)
    let one = Asked { await list.loadMore() }
    let two = Asked { await list.loadMore() }
    await one.begun
    await two.begun
    await calls.begin(2)

    one.cancel()
    try await one.value
    #expect(list.activity == .more)
    two.cancel()
    try await two.value

    #expect(list.activity == nil)
    #expect(list.failure == nil)
    await calls.end(2)
    #expect(calls.cancelled == [1])
  }

  @Test func loadBegunByARowSurvivesItsWaiters() async throws {
    await loadFirst(1...10)
    list.itemAppeared(10)
    let one = Asked { await list.loadMore() }
    await one.begun
    await calls.begin(2)

    one.cancel()
    try await one.value
    #expect(list.activity == .more)
    let two = Asked { await list.loadMore() }
    await two.begun
    calls.answer(1, page(11...20))
    try await two.value

    #expect(calls.cancelled.isEmpty)
    #expect(list.items.count == 20)
  }

  @Test func newCallAfterACancelledOneLoadsAnew() async throws {
    let first = Task { await list.loadFirst() }
    await calls.begin(1)
    first.cancel()
    let second = Asked { await list.loadFirst() }
    await second.begun
    await calls.begin(2)
    calls.answer(1, page(1...3))
    try await second.value
    await first.value

    #expect(list.items.count == 3)
    #expect(list.activity == nil)
  }

  @Test func cancelledListIsIdleAndCanLoadAgain() async {
    await loadFirst(1...10)
    async let more: Void = list.loadMore()
    await calls.begin(2)

    list.cancel()
    await more
    #expect(list.activity == nil)
    #expect(list.items.count == 10)

    async let again: Void = list.loadMore()
    await calls.begin(3)
    calls.answer(2, page(11...20))
    await again
    #expect(list.items.count == 20)
  }

  @Test func listThatGoesStopsItsLoad() async {
    let end = Watched(false)
    do {
      let list = PaginationState { [calls, lifetime = Lifetime(end: end)] request in
        defer { withExtendedLifetime(lifetime) {} }
        return try await calls.ask(request)
      }
      async let first: Void = list.loadFirst()
      await calls.begin(1)
      calls.answer(0, page(1...10))
      await first
      list.itemAppeared(10)
      await calls.begin(2)
    }

    await calls.end(2)
    await #expect(end.wait { $0 })
    #expect(calls.cancelled == [1])
  }

  @Test func cancelledCallerDoesNotWaitForASourceThatCannotBeStopped() async throws {
    let calls = Calls<PageRequest, PaginationPage<Row>>(isStubborn: true)
    let list = PaginationState { try await calls.ask($0) }
    let first = Asked { await list.loadFirst() }
    await calls.begin(1)

    first.cancel()
    try await first.value

    #expect(list.activity == nil)
    calls.answer(0, page(1...3))
    await calls.end(1)
    #expect(list.items.isEmpty)
    #expect(!list.hasLoaded)
  }

  // MARK: - Helpers

  private func loadFirst(_ ids: ClosedRange<Int>) async {
    async let first: Void = list.loadFirst()
    await calls.begin(1)
    calls.answer(0, page(ids))
    await first
  }
}
