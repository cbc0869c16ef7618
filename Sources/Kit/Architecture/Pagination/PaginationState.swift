public import Observation

/// A list that is loaded page by page.
///
/// Never more than one load is under way, and no two items have one identity: a source that moves
/// items between pages while they are read may send one again, and then the newer value takes the
/// older one's place. The list ends with an empty page, with a page that brings no new identity, or
/// when as many items have come as the source says there are.
///
/// A load goes on as long as somebody waits for it; one that ``itemAppeared(_:)`` began goes on by
/// itself. All loads stop when this object goes. What a cancelled or superseded load brings is
/// dropped.
@MainActor @Observable
public final class PaginationState<Item: Identifiable> {
  /// The items so far.
  public private(set) var items: [Item] = []
  /// What is being loaded, `nil` when nothing is.
  public private(set) var activity: PaginationActivity?
  /// Why the last load failed, until the next one begins.
  public private(set) var failure: PaginationFailure?
  /// Whether there are no more pages.
  public private(set) var hasReachedEnd = false
  /// How many items the source says there are in all.
  public private(set) var total: Int?
  /// Whether a first page has come, which tells an empty list from one not yet loaded.
  public private(set) var hasLoaded = false

  @ObservationIgnored private let source: @MainActor (PageRequest) async throws -> Page
  @ObservationIgnored private let threshold: Int
  @ObservationIgnored private let keepsItemsOnEmptyRefresh: Bool
  @ObservationIgnored private var positions: [Item.ID: Int] = [:]
  @ObservationIgnored private var next = PageRequest(number: 1, offset: 0)
  @ObservationIgnored private var load: SharedTask<Void>?
  @ObservationIgnored private var generation = 0

  /// What the source answers.
  public typealias Page = PaginationPage<Item>

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - threshold: How many rows from the end the appearance of a row loads the next page.
  ///   - keepsItemsOnEmptyRefresh: Whether a refresh that brings nothing leaves the old items.
  ///   - source: Loads one page.
  public init(
    threshold: Int = 5, keepsItemsOnEmptyRefresh: Bool = false,
    source: @escaping @MainActor (PageRequest) async throws -> Page
  ) {
    self.threshold = threshold
    self.keepsItemsOnEmptyRefresh = keepsItemsOnEmptyRefresh
    self.source = source
  }

  deinit { load?.cancel() }

  /// Loads the first page unless one has come; waits for it if it is on its way.
  public func loadFirst() async {
    guard !hasLoaded else { return }
    await run(.first)
  }

  /// Loads the next page; waits for it if it is on its way.
  ///
  /// Does nothing at the end of the list or during a refresh. Loads the first page of a list that
  /// has none.
  public func loadMore() async {
    guard hasLoaded else { return await loadFirst() }
    guard canLoadMore else { return }
    await run(.more)
  }

  /// Notes that a row is on screen, and begins to load the next page when few rows follow it.
  ///
  /// After a page has failed this waits until somebody asks with ``retry()`` or ``loadMore()``.
  ///
  /// - Complexity: O(threshold).
  public func itemAppeared(_ id: Item.ID) {
    guard hasLoaded, canLoadMore, failure?.activity != .more,
      items.suffix(threshold).contains(where: { $0.id == id })
    else { return }
    // The ticket is never given back, so the load needs nobody to wait for it.
    _ = ticket(for: .more)
  }

  /// Loads the first page again; waits for it if that is under way.
  ///
  /// A load of another page is cancelled. The items are replaced when the new page has come, and
  /// stay when it fails.
  public func refresh() async {
    await run(hasLoaded ? .refresh : .first)
  }

  /// Does again what failed; does nothing when nothing did.
  public func retry() async {
    guard let failure else { return }
    await run(failure.activity)
  }

  /// Stops what is being loaded.
  public func cancel() {
    load?.cancel()
    endLoad()
  }

  /// Changes one item; does nothing when no item has the identity.
  ///
  /// - Precondition: The change leaves the identity alone.
  public func update(_ id: Item.ID, _ change: (inout Item) -> Void) {
    guard let position = positions[id] else { return }
    change(&items[position])
    precondition(items[position].id == id, "an update changed the identity of an item")
  }

  /// Takes one item out that is gone from the source too; does nothing when no item has the identity.
  ///
  /// - Complexity: O(items).
  public func remove(_ id: Item.ID) {
    guard let position = positions[id] else { return }
    items.remove(at: position)
    positions = [:]
    for (position, item) in items.enumerated() { positions[item.id] = position }
    next = PageRequest(number: next.number, offset: next.offset - 1)
    total = total.map { $0 - 1 }
  }
}

// MARK: - Loading

extension PaginationState {
  private var canLoadMore: Bool { !hasReachedEnd && activity != .refresh }

  private func run(_ wanted: PaginationActivity) async {
    guard let (load, ticket) = ticket(for: wanted) else { return }
    // Failures are in `failure`; an abandoned load changes nothing.
    try? await load.value(ticket)
    if load.isAbandoned, load === self.load { endLoad() }
  }

  /// Joins the load that is wanted, or starts it in place of any other.
  private func ticket(
    for wanted: PaginationActivity
  ) -> (SharedTask<Void>, SharedTask<Void>.Ticket)? {
    if activity == wanted, let load, let ticket = load.join() { return (load, ticket) }
    load?.cancel()
    generation += 1
    activity = wanted
    failure = nil
    let request = wanted == .more ? next : PageRequest(number: 1, offset: 0)
    let started = SharedTask<Void> { @MainActor [weak self, source, generation] in
      let result: Result<Page, any Error>
      do { result = .success(try await source(request)) } catch { result = .failure(error) }
      self?.finish(wanted, generation, result)
    }
    load = started
    return started.join().map { (started, $0) }
  }

  private func finish(
    _ activity: PaginationActivity, _ generation: Int, _ result: Result<Page, any Error>
  ) {
    guard generation == self.generation else { return }
    endLoad()
    guard !Task.isCancelled else { return }
    switch result {
    case .success(let page): take(page, activity)
    case .failure(let error): failure = PaginationFailure(activity: activity, error: error)
    }
  }

  private func endLoad() {
    generation += 1
    load = nil
    activity = nil
  }

  private func take(_ page: Page, _ activity: PaginationActivity) {
    hasLoaded = true
    if activity != .more {
      if page.items.isEmpty, keepsItemsOnEmptyRefresh, !items.isEmpty { return }
      items = []
      positions = [:]
      next = PageRequest(number: 1, offset: 0)
    }
    total = page.total
    let countBefore = items.count
    append(page.items)
    next = PageRequest(number: next.number + 1, offset: next.offset + page.items.count)
    hasReachedEnd = items.count == countBefore || next.offset >= total ?? Int.max
  }

  private func append(_ newItems: [Item]) {
    var merged = items
    for item in newItems {
      if let position = positions[item.id] {
        merged[position] = item
      } else {
        positions[item.id] = merged.count
        merged.append(item)
      }
    }
    items = merged
  }
}
