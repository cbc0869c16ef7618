package import Architecture
import Observation

/// A list that a screen shows page by page: at once what was kept, then what the server says.
///
/// No item twice, no load twice; the next page comes when the fifth row from the end appears.
@MainActor @Observable
package final class ScreenList<Item: Identifiable & Sendable> {
  package typealias Load =
    @MainActor (PageRequest, CachePolicy) async throws(ForumProblem) -> Shown<[Item]>

  @ObservationIgnored private let source: ScreenListSource<Item>
  private let pages: PaginationState<Item>
  @ObservationIgnored private let showsKept: Bool
  @ObservationIgnored private var isSettled = false

  /// Prepares to show a list.
  ///
  /// - Parameters:
  ///   - showsKept: Whether the cache is worth asking before the server.
  ///   - keepsItemsOnEmptyRefresh: Whether an empty answer leaves the old items, for lists that are
  ///     empty at times for no reason.
  ///   - load: Asks a repository for a page.
  package init(
    showsKept: Bool = true, keepsItemsOnEmptyRefresh: Bool = false, load: @escaping Load
  ) {
    let source = ScreenListSource(load: load)
    self.source = source
    self.showsKept = showsKept
    pages = PaginationState(keepsItemsOnEmptyRefresh: keepsItemsOnEmptyRefresh) {
      try await source.page($0)
    }
    source.hasItems = { [weak pages] in pages?.items.isEmpty == false }
  }

  /// The rows so far.
  package var items: [Item] { pages.items }

  /// Whether the next page is on its way.
  package var isLoadingMore: Bool { pages.activity == .more }

  /// Whether news of the first page are on their way.
  package var isRefreshing: Bool { pages.activity == .refresh }

  /// Whether there are no more pages.
  package var hasReachedEnd: Bool { pages.hasReachedEnd }

  /// How many parts of the answers could not be read.
  package var lossCount: Int { source.lossCount }

  /// Why the last load failed; for a line above or below the rows.
  package var problem: ForumProblem? {
    let problem = pages.failure.map { ForumProblem(any: $0.error) }
    return problem == .notKept || problem == .cancelled ? nil : problem
  }

  /// Why the last load of the first page failed although there are rows; for a line above them.
  package var problemAboveRows: ForumProblem? {
    pages.failure?.activity == .more || !phase.hasContent ? nil : problem
  }

  /// Why the next page could not be loaded; for a line behind the rows.
  package var problemBehindRows: ForumProblem? {
    pages.failure?.activity == .more ? problem : nil
  }

  /// What is shown.
  package var phase: ScreenPhase {
    let failedAtStart = pages.failure.map { $0.activity != .more } ?? false
    let problem = failedAtStart ? problem : nil
    if items.isEmpty {
      if pages.activity != nil { return .loading }
      if let problem { return .failed(problem) }
      guard pages.hasLoaded, let freshness = source.freshness else { return .loading }
      return freshness == .current ? .empty : ScreenPhase(freshness)
    }
    let freshness = source.freshness ?? .current
    // What nobody has confirmed goes away when the server forbids it.
    if let problem, freshness != .current, !problem.leavesKeptValue { return .failed(problem) }
    return ScreenPhase(freshness)
  }

  /// Shows what was kept and asks for news; does nothing once an answer has come.
  package func open() async {
    guard !isSettled else { return }
    if showsKept, !pages.hasLoaded, pages.activity == nil {
      source.policy = .cacheOnly
      await pages.loadFirst()
      guard !Task.isCancelled else { return }
    }
    await refresh()
  }

  /// Asks for the first page anew and keeps the rows until it comes.
  package func refresh() async {
    source.policy = .remoteFirst
    await pages.refresh()
    isSettled = !Task.isCancelled && source.freshness == .current
  }

  /// Does again what failed.
  package func retry() async {
    source.policy = .remoteFirst
    await pages.retry()
  }

  /// Notes that a row is on screen, which may load the next page.
  package func rowAppeared(_ id: Item.ID) { pages.itemAppeared(id) }

  /// Loads the next page, for a button at the end of the list.
  package func loadMore() async { await pages.loadMore() }

  /// Waits for the next page, if it is on its way.
  package func settle() async { if isLoadingMore { await loadMore() } }

  /// Takes a row out that is gone.
  package func remove(_ id: Item.ID) { pages.remove(id) }
}

/// Asks for pages, and notes how new they are.
@MainActor @Observable
final class ScreenListSource<Item: Identifiable & Sendable> {
  private(set) var freshness: Freshness?
  private(set) var lossCount = 0
  /// How the first page is asked for; further ones always ask the server.
  @ObservationIgnored var policy = CachePolicy.remoteFirst
  @ObservationIgnored var hasItems: @MainActor () -> Bool = { false }
  @ObservationIgnored private let load: ScreenList<Item>.Load

  init(load: @escaping ScreenList<Item>.Load) { self.load = load }

  /// Loads a page for the list.
  func page(_ request: PageRequest) async throws(ForumProblem) -> PaginationPage<Item> {
    let isFirst = request.number == 1
    let shown = try await load(request, isFirst ? policy : .remoteFirst)
    // A load that was superseded must not say how new the rows of another are.
    guard !Task.isCancelled else { throw .cancelled }
    if isFirst, case .offline(_, let problem) = shown.freshness, hasItems() {
      // The rows are at least what was kept, and pages behind them would be lost.
      freshness = shown.freshness
      throw problem
    }
    freshness = isFirst ? shown.freshness : freshness?.worse(than: shown.freshness)
    lossCount = (isFirst ? 0 : lossCount) + shown.lossCount
    return PaginationPage(shown.value)
  }
}
