import Architecture
import TestSupport
import Testing

/// What happens when a refresh meets the list and other loads.
@Suite(.hangLimit)
@MainActor struct PaginationRefreshTests {
  private let calls = Calls<PageRequest, PaginationPage<Row>>()
  private let list: PaginationState<Row>

  init() {
    list = PaginationState { [calls] in try await calls.ask($0) }
  }

  @Test func refreshReplacesOnlyWhenTheNewPageHasCome() async {
    await loadFirst(1...10)

    async let refresh: Void = list.refresh()
    await calls.begin(2)
    #expect(list.items.count == 10)
    calls.answer(1, page(5...7))
    await refresh

    #expect(list.items.map(\.id) == [5, 6, 7])
    #expect(calls.requests.map(\.number) == [1, 1])
  }

  @Test func pageAfterARefreshIsTheSecond() async {
    await loadFirst(1...10)
    async let refresh: Void = list.refresh()
    await calls.begin(2)
    calls.answer(1, page(5...7))
    await refresh

    async let more: Void = list.loadMore()
    await calls.begin(3)
    calls.answer(2, page(8...9))
    await more

    #expect(calls.requests[2].number == 2)
    #expect(calls.requests[2].offset == 3)
    #expect(list.items.map(\.id) == [5, 6, 7, 8, 9])
  }

  @Test func failedRefreshKeepsTheListAndCanBeRetried() async {
    await loadFirst(1...10)

    async let refresh: Void = list.refresh()
    await calls.begin(2)
    calls.fail(1, Fault())
    await refresh
    #expect(list.items.count == 10)
    #expect(list.failure?.activity == .refresh)

    async let retry: Void = list.retry()
    await calls.begin(3)
    calls.answer(2, page(5...7))
    await retry
    #expect(list.items.count == 3)
    #expect(list.failure == nil)
  }

  @Test func emptyRefreshEmptiesTheListUnlessToldOtherwise() async {
    await loadFirst(1...10)
    let keeping = PaginationState(keepsItemsOnEmptyRefresh: true) { [calls] in
      try await calls.ask($0)
    }
    async let first: Void = keeping.loadFirst()
    await calls.begin(2)
    calls.answer(1, page(1...10))
    await first

    async let refresh: Void = list.refresh()
    await calls.begin(3)
    calls.answer(2, PaginationPage([]))
    await refresh
    async let keptRefresh: Void = keeping.refresh()
    await calls.begin(4)
    calls.answer(3, PaginationPage([]))
    await keptRefresh

    #expect(list.items.isEmpty)
    #expect(list.hasReachedEnd)
    #expect(keeping.items.count == 10)
    #expect(!keeping.hasReachedEnd)
  }

  @Test(arguments: [false, true])
  func refreshCancelsALoadUnderWayAndDropsItsAnswer(isStubborn: Bool) async {
    let calls = Calls<PageRequest, PaginationPage<Row>>(isStubborn: isStubborn)
    let list = PaginationState { try await calls.ask($0) }
    async let first: Void = list.loadFirst()
    await calls.begin(1)
    calls.answer(0, page(1...10))
    await first

    async let more: Void = list.loadMore()
    await calls.begin(2)
    async let refresh: Void = list.refresh()
    await calls.begin(3)
    await more  // The superseded load's caller goes on at once.
    calls.answer(2, page(21...23))
    await refresh
    calls.answer(1, page(11...20))
    await calls.end(3)

    #expect(calls.cancelled == [1])
    #expect(list.items.map(\.id) == [21, 22, 23])
    #expect(list.failure == nil)
    #expect(list.activity == nil)
  }

  @Test func lateAnswerDoesNotEndTheLoadThatFollowed() async {
    let calls = Calls<PageRequest, PaginationPage<Row>>(isStubborn: true)
    let list = PaginationState { try await calls.ask($0) }
    async let first: Void = list.loadFirst()
    await calls.begin(1)
    calls.answer(0, page(1...10))
    await first

    async let more: Void = list.loadMore()
    await calls.begin(2)
    async let refresh: Void = list.refresh()
    await calls.begin(3)
    calls.answer(1, page(11...20))
    await calls.end(2)
    await more
    #expect(list.activity == .refresh)
    #expect(list.items.count == 10)

    calls.answer(2, page(1...3))
    await refresh
    #expect(list.items.count == 3)
  }

  @Test func nothingIsLoadedBehindARefresh() async {
    await loadFirst(1...10)
    async let refresh: Void = list.refresh()
    await calls.begin(2)

    await list.loadMore()
    list.itemAppeared(10)

    #expect(calls.requests.count == 2)
    calls.answer(1, page(1...3))
    await refresh
  }

  @Test func secondRefreshWaitsForTheFirst() async throws {
    await loadFirst(1...10)

    let one = Asked { await list.refresh() }
    let two = Asked { await list.refresh() }
    await one.begun
    await two.begun
    await calls.begin(2)
    calls.answer(1, page(1...3))
    _ = try await (one.value, two.value)

    #expect(calls.requests.count == 2)
  }

  // MARK: - Helpers

  private func loadFirst(_ ids: ClosedRange<Int>) async {
    async let first: Void = list.loadFirst()
    await calls.begin(1)
    calls.answer(0, page(ids))
    await first
  }
}
