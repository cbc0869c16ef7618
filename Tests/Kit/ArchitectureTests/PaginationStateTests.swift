import Architecture
import Observation
import TestSupport
import Testing

@Suite(.hangLimit)
@MainActor struct PaginationStateTests {
  private let calls = Calls<PageRequest, PaginationPage<Row>>()
  private let list: PaginationState<Row>

  init() {
    list = PaginationState { [calls] in try await calls.ask($0) }
  }

  // MARK: - Loading

  @Test func pagesFollowOneAnother() async throws {
    try await load(1...3) { await list.loadFirst() }
    try await load(4...6) { await list.loadMore() }

    #expect(list.items.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(calls.requests.map(\.number) == [1, 2])
    #expect(calls.requests.map(\.offset) == [0, 3])
    #expect(list.activity == nil)
    #expect(list.failure == nil)
    #expect(!list.hasReachedEnd)
  }

  @Test func firstPageIsLoadedOnce() async throws {
    try await load(1...3) { await list.loadFirst() }

    await list.loadFirst()

    #expect(calls.requests.count == 1)
  }

  @Test func moreOfAnEmptyListIsItsFirstPage() async throws {
    try await load(1...3) { await list.loadMore() }

    #expect(list.items.map(\.id) == [1, 2, 3])
    #expect(calls.requests.map(\.number) == [1])
  }

  @Test func activityIsShownWhileItLasts() async {
    #expect(!list.hasLoaded)
    async let first: Void = list.loadFirst()
    await calls.begin(1)
    #expect(list.activity == .first)
    calls.answer(0, page(1...3))
    await first
    #expect(list.activity == nil)
    #expect(list.hasLoaded)

    async let more: Void = list.loadMore()
    await calls.begin(2)
    #expect(list.activity == .more)
    calls.answer(1, page(4...6))
    await more

    async let refresh: Void = list.refresh()
    await calls.begin(3)
    #expect(list.activity == .refresh)
    calls.answer(2, page(1...3))
    await refresh
    #expect(list.activity == nil)
  }

  @Test func secondLoadWaitsForTheFirst() async throws {
    try await load(1...3) { await list.loadFirst() }

    let one = Asked { await list.loadMore() }
    let two = Asked { await list.loadMore() }
    await one.begun
    await two.begun
    await calls.begin(2)
    calls.answer(1, page(4...6))
    _ = try await (one.value, two.value)

    #expect(calls.requests.count == 2)
    #expect(list.items.map(\.id) == [1, 2, 3, 4, 5, 6])
  }

  @Test func changesAreObserved() async throws {
    try await confirmation { changed in
      withObservationTracking {
        _ = list.items
      } onChange: {
        changed()
      }
      try await load(1...3) { await list.loadFirst() }
    }
  }

  // MARK: - Identity

  @Test func itemThatMovedToTheNextPageIsNotRepeated() async throws {
    try await load(1...3) { await list.loadFirst() }

    await answering(1, PaginationPage([Row(3, "newer"), Row(4), Row(4, "again"), Row(5)])) {
      await list.loadMore()
    }

    #expect(list.items.map(\.id) == [1, 2, 3, 4, 5])
    #expect(list.items.map(\.text) == ["", "", "newer", "again", ""])
  }

  @Test func identitiesStayUniqueWhateverTheSourceSends() async throws {
    for number in 1...20 {
      let page = PaginationPage(
        (0..<10).map { Row((number * 7 + $0 * $0) % 60) } + [Row(100 + number)])
      await answering(number - 1, page) { await list.loadMore() }
    }

    #expect(Set(list.items.map(\.id)).count == list.items.count)
    #expect(list.items.count > 60)
  }

  @Test func itemIsChangedAndRemovedByItsIdentity() async throws {
    try await load(1...3) { await list.loadFirst() }

    list.update(2) { $0.text = "read" }
    list.update(9) { $0.text = "nobody" }
    list.remove(1)
    list.remove(9)
    list.update(3) { $0.text = "last" }

    #expect(list.items == [Row(2, "read"), Row(3, "last")])
  }

  @Test func removedItemIsNoLongerCounted() async throws {
    await answering(0, page(1...3, total: 5)) { await list.loadFirst() }
    list.remove(2)

    await answering(1, page(4...5, total: 4)) { await list.loadMore() }

    #expect(calls.requests.map(\.offset) == [0, 2])
    #expect(list.items.map(\.id) == [1, 3, 4, 5])
    #expect(list.hasReachedEnd)
  }

  // MARK: - End

  @Test func emptyPageIsTheEnd() async throws {
    try await load(1...3) { await list.loadFirst() }
    await answering(1, PaginationPage([])) { await list.loadMore() }

    await list.loadMore()
    list.itemAppeared(3)

    #expect(list.hasReachedEnd)
    #expect(calls.requests.count == 2)
  }

  @Test func pageWithoutAnythingNewIsTheEnd() async throws {
    try await load(1...3) { await list.loadFirst() }
    try await load(2...3) { await list.loadMore() }

    #expect(list.hasReachedEnd)
    #expect(list.items.count == 3)
  }

  @Test func knownTotalIsTheEnd() async throws {
    await answering(0, page(1...3, total: 5)) { await list.loadFirst() }
    #expect(!list.hasReachedEnd)
    #expect(list.total == 5)

    await answering(1, page(4...5, total: 5)) { await list.loadMore() }
    #expect(list.hasReachedEnd)
  }

  @Test func listThatIsEmptyHasLoadedAndEnded() async throws {
    await answering(0, PaginationPage([], total: 0)) { await list.loadFirst() }

    #expect(list.hasLoaded)
    #expect(list.hasReachedEnd)
    #expect(list.items.isEmpty)
  }

  // MARK: - Failure

  @Test func failedPageCanBeRetried() async throws {
    try await load(1...3) { await list.loadFirst() }
    await failing(1) { await list.loadMore() }
    #expect(list.failure?.activity == .more)
    #expect(list.failure?.error as? Fault == Fault())
    #expect(list.items.count == 3)

    try await load(4...6) { await list.retry() }

    #expect(list.failure == nil)
    #expect(list.items.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(calls.requests.map(\.number) == [1, 2, 2])
  }

  @Test func failedFirstPageCanBeRetried() async throws {
    await failing(0) { await list.loadFirst() }
    #expect(list.failure?.activity == .first)
    #expect(!list.hasLoaded)

    try await load(1...3) { await list.retry() }

    #expect(list.items.count == 3)
    #expect(list.failure == nil)
  }

  @Test func nothingIsRetriedWithoutAFailure() async throws {
    try await load(1...3) { await list.loadFirst() }

    await list.retry()

    #expect(calls.requests.count == 1)
  }

  @Test func cancellationOfTheSourcesOwnIsAFailure() async {
    async let first: Void = list.loadFirst()
    await calls.begin(1)
    calls.fail(0, CancellationError())
    await first

    #expect(list.failure?.activity == .first)
  }

  // MARK: - Helpers

  private func load(_ ids: ClosedRange<Int>, _ action: () async -> Void) async throws {
    await answering(calls.requests.count, page(ids), action)
  }

  private func answering(
    _ number: Int, _ page: PaginationPage<Row>, _ action: () async -> Void
  ) async {
    let answer = Task {
      await calls.begin(number + 1)
      calls.answer(number, page)
    }
    await action()
    await answer.value
  }

  private func failing(_ number: Int, _ action: () async -> Void) async {
    let answer = Task {
      await calls.begin(number + 1)
      calls.fail(number, Fault())
    }
    await action()
    await answer.value
  }
}

/// An item of a list.
struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var text: String

  init(_ id: Int, _ text: String = "") {
    self.id = id
    self.text = text
  }
}

/// A page of items with these identities.
func page(_ ids: ClosedRange<Int>, total: Int? = nil) -> PaginationPage<Row> {
  PaginationPage(ids.map { Row($0) }, total: total)
}
