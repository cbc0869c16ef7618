import Architecture
package import CommunityAPI
package import Foundation
import Observation

/// Decides what the screen of a topic shows.
///
/// Floors are loaded by pages around the place where reading begins, further ones as rows near
/// either end appear. What was kept is shown at once, and then what the server says.
@MainActor @Observable
package final class TopicModel {
  package let id: Topic.ID
  package private(set) var mode: TopicMode
  /// What is said above the floors, once an answer has told.
  package private(set) var head: TopicHead?
  package private(set) var phase = ScreenPhase.loading
  /// Why the last load failed although there is something to show.
  package private(set) var problem: ForumProblem?
  /// The number of the floor to scroll to, until ``positionReached()``.
  package private(set) var position: Int?
  /// How many parts of the answers could not be read.
  package private(set) var lossCount = 0
  /// Which quotes are folded.
  package private(set) var folding = QuoteFolding()
  /// Whether the floors themselves are being loaded; see ``isLoading(_:)`` for more of them.
  package private(set) var isLoading = false

  private var window = FloorWindow()
  private var freshness = Freshness.current
  private let edges = TopicEdges()
  private var visitProblem: ForumProblem?
  private let tracker: ReadingTracker

  @ObservationIgnored private let place: TopicPlace
  @ObservationIgnored private let topics: any TopicRepository
  @ObservationIgnored private let visit: TopicVisit
  /// Counts what was asked for in place of something else, whose answer is then of no use.
  @ObservationIgnored private var generation = 0
  @ObservationIgnored private var isSettled = false

  /// Prepares to show a topic.
  ///
  /// - Parameters:
  ///   - place: Which topic, and where to begin.
  ///   - topics: Gives its floors.
  ///   - reading: Knows how far it was read.
  ///   - history: Hears that it was opened.
  ///   - clock: Measures the moment after which marks are kept.
  ///   - now: Tells the time of the visit.
  package init(
    _ place: TopicPlace, topics: any TopicRepository, reading: any ReadingRepository,
    history: any HistoryRepository, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.place = place
    id = place.id
    mode = place.mode
    self.topics = topics
    visit = TopicVisit(history: history, now: now)
    tracker = ReadingTracker(topic: place.id, reading: reading, clock: clock)
  }
}

// MARK: - What is shown

extension TopicModel {
  /// The floors that are loaded, in the order of the mode, without a gap between them.
  package var floors: [Floor] { window.floors }

  /// The pages that are loaded; `nil` before the first answer.
  package var pages: ClosedRange<Int>? { window.pages }

  /// How many pages the server says there are.
  package var pageCount: Int? { window.pageCount }

  /// Whether there is more at an end.
  package func hasMore(_ edge: TopicEdge) -> Bool {
    switch edge {
    case .previous: window.hasPrevious
    case .next: window.pages != nil && !window.hasReachedEnd
    }
  }

  /// Whether more is on its way at an end.
  package func isLoading(_ edge: TopicEdge) -> Bool { edges.loading.contains(edge) }

  /// Why the last load at an end failed; for a line there.
  package func problem(at edge: TopicEdge) -> ForumProblem? { edges.problems[edge] }

  /// Why visits or marks could not be kept.
  package var storageProblem: ForumProblem? { tracker.problem ?? visitProblem }

  /// Whether a floor has come since the topic was last looked at.
  package func isNew(_ floor: Floor) -> Bool { tracker.newSince.map { floor.number > $0 } ?? false }

  /// Whether the one who began the topic (楼主) wrote a floor.
  package func isByStarter(_ floor: Floor) -> Bool {
    floor.author.map { $0.id == head?.starter?.id } ?? false
  }

  /// The furthest floor that was read, now or before.
  package var lastReadFloor: Int? { tracker.lastReadFloor }
}

// MARK: - What a person does

extension TopicModel {
  /// Shows what was kept and asks for news, from the floor that was asked for or read last; does
  /// nothing once an answer has come.
  package func open() async {
    guard !isSettled else { return }
    await tracker.begin()
    let floor = place.floor ?? (mode.countsFloors ? tracker.lastReadFloor : nil)
    await show(floor, previews: window.floors.isEmpty)
    isSettled = !Task.isCancelled && phase.hasContent && freshness == .current
  }

  /// Asks for news: floors behind the last when the first stands first, else the first page.
  package func refresh() async {
    guard mode.countsFloors, let last = window.pages?.upperBound else {
      return await show(nil, previews: false)
    }
    await load(number: last) { window, page in window.append(page, number: last) }
  }

  /// Shows other floors, or in another order.
  package func select(_ mode: TopicMode) async {
    guard mode != self.mode else { return }
    self.mode = mode
    window = FloorWindow()
    await show(nil, previews: true)
  }

  /// Goes to a floor by its number, or to the next one when it was deleted.
  ///
  /// - Complexity: No request for a floor that is loaded, else mostly one.
  package func jump(toFloor number: Int) async {
    if mode.countsFloors, let first = floors.first?.number, let last = floors.last?.number,
      (first...max(first, last)).contains(number)
    {
      position = nearest(number)
      return
    }
    if !mode.countsFloors {
      mode = .oldestFirst
      window = FloorWindow()
    }
    await show(number, previews: false)
  }

  /// Goes to a page, counted from 1.
  ///
  /// - Complexity: One request.
  package func jump(toPage number: Int) async {
    await load(number: max(1, number)) { window, page in window.begin(with: page, number: number) }
    if !Task.isCancelled { position = floors.first?.number }
  }

  /// Notes that the screen has scrolled to ``position``.
  package func positionReached() { position = nil }

  /// Notes that a floor is on screen: it counts as read, and may load more at either end.
  ///
  /// - Complexity: O(1).
  package func floorAppeared(_ floor: Floor) {
    if mode.countsFloors { tracker.read(floor.number) }
    let threshold = 5
    if floors.suffix(threshold).contains(where: { $0.id == floor.id }) { prefetch(.next) }
    if floors.prefix(threshold).contains(where: { $0.id == floor.id }) { prefetch(.previous) }
  }

  /// Loads the page at an end, also after that has failed.
  package func loadMore(_ edge: TopicEdge) async {
    edges.forgetProblem(at: edge)
    prefetch(edge)
    await edges.settle(edge)
  }

  /// Folds a quote or unfolds it.
  package func toggleQuote(_ place: QuoteFolding.Place) { folding.toggle(place) }

  /// Ends reading: stops what is being loaded and keeps how far was read.
  package func close() async {
    edges.endAll()
    await tracker.flush()
  }
}

// MARK: - Loading

extension TopicModel {
  /// Shows the page of a floor, or the first page.
  private func show(_ floor: Int?, previews: Bool) async {
    var search = FloorSearch(floor: mode.countsFloors ? floor ?? 0 : 0)
    if previews {
      let number = search.page
      await load(number: number, .cacheOnly) { $0.begin(with: $1, number: number) }
      if floor != nil { position = floor.flatMap(nearest) }
    }
    guard !Task.isCancelled else { return }
    await load { [topics, id, mode] () async throws(ForumProblem) in
      while true {
        let shown = try await topics.page(search.page, of: id, mode, .remoteFirst)
        if search.take(shown.value) || Task.isCancelled { return (shown, search.page) }
      }
    } place: {
      $0.begin(with: $1, number: $2)
    }
    guard !Task.isCancelled, let floor, floor > 0, position == nil else { return }
    position = nearest(floor)
  }

  private func load(
    number: Int, _ policy: CachePolicy = .remoteFirst,
    place: (inout FloorWindow, TopicPage) -> Void
  ) async {
    await load(isPreview: policy == .cacheOnly) {
      [topics, id, mode] () async throws(ForumProblem) in
      (try await topics.page(number, of: id, mode, policy), number)
    } place: { window, page, _ in
      place(&window, page)
    }
  }

  /// Loads a page in place of whatever else is being loaded, and puts it into the window.
  private func load(
    isPreview: Bool = false,
    _ ask: () async throws(ForumProblem) -> (Shown<TopicPage>, Int),
    place: (inout FloorWindow, TopicPage, Int) -> Void
  ) async {
    edges.endAll()
    generation += 1
    let ticket = generation
    isLoading = true
    problem = nil
    if floors.isEmpty { phase = .loading }
    let result: Result<(Shown<TopicPage>, Int), ForumProblem>
    do { result = .success(try await ask()) } catch { result = .failure(error) }
    guard ticket == generation else { return }
    isLoading = false
    guard !Task.isCancelled else { return }
    switch result {
    case .success((let shown, let number)):
      place(&window, shown.value, number)
      lossCount = shown.lossCount
      freshness = shown.freshness
      phase = floors.isEmpty && !isPreview ? .empty : ScreenPhase(shown.freshness)
      take(shown.value.head)
      if !isPreview { await looked(at: ticket) }
    case .failure(.cancelled): break
    case .failure(.notKept) where isPreview: break
    case .failure(let failure): fail(failure)
    }
  }

  private func fail(_ failure: ForumProblem) {
    // What nobody has confirmed goes away when the server forbids it.
    if floors.isEmpty || (freshness != .current && !failure.leavesKeptValue) {
      phase = .failed(failure)
    } else {
      problem = failure
    }
  }

  private func take(_ newer: TopicHead?) {
    let starter = floors.first { $0.number == 0 }?.author
    head = newer?.filled(from: head, starter: starter) ?? head
  }

  /// Notes a look at the topic that has shown something.
  private func looked(at ticket: Int) async {
    guard !floors.isEmpty else { return }
    if head?.starter == nil, let whole = try? await topics.head(of: id, .cacheFirst) {
      // Who began the topic is good to know, but floors can be read without.
      guard ticket == generation else { return }
      take(head?.filled(from: whole.value, starter: nil) ?? whole.value)
    }
    noteKnownFloors()
    guard let head else { return }
    do throws(ForumProblem) { try await visit.record(head) } catch {
      if error != .cancelled { visitProblem = error }
    }
  }

  private func nearest(_ number: Int) -> Int? {
    (floors.first { $0.number >= number } ?? floors.last)?.number
  }
}

// MARK: - More at the ends

extension TopicModel {
  private func prefetch(_ edge: TopicEdge) {
    guard hasMore(edge), !isLoading, let pages = window.pages else { return }
    let number = edge == .next ? pages.upperBound + 1 : pages.lowerBound - 1
    edges.load(at: edge) { [topics, id, mode] () async throws(ForumProblem) in
      try await topics.page(number, of: id, mode, .remoteFirst)
    } take: { [weak self] in
      self?.take($0, number, at: edge)
    }
  }

  private func take(_ shown: Shown<TopicPage>, _ number: Int, at edge: TopicEdge) {
    switch edge {
    case .next: window.append(shown.value, number: number)
    case .previous: window.prepend(shown.value, number: number)
    }
    lossCount += shown.lossCount
    freshness = freshness.worse(than: shown.freshness)
    phase = ScreenPhase(freshness)
    take(shown.value.head)
    noteKnownFloors()
  }

  private func noteKnownFloors() {
    tracker.know(max(head?.lastFloor ?? 0, window.highestNumber ?? 0))
  }
}
