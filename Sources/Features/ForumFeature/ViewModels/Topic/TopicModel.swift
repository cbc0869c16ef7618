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
  /// The number of the floor to scroll to, until ``positionReached()``.
  package private(set) var position: Int?
  /// Which quotes are folded.
  package private(set) var folding = QuoteFolding()
  /// What ``carryOut()`` has to do.
  package internal(set) var errands = Errands<Errand>()

  /// What a person can ask for besides the topic itself.
  package enum Errand: Hashable, Sendable {
    case select(TopicMode)
    case jump(JumpRequest)
  }

  let content = TopicContent()
  private(set) var visitProblem: ForumProblem?
  let tracker: ReadingTracker

  @ObservationIgnored private let place: TopicPlace
  @ObservationIgnored private let topics: any TopicRepository
  @ObservationIgnored private let visit: TopicVisit
  @ObservationIgnored private var isSettled = false
  /// What is in sight, once the reader has moved.
  @ObservationIgnored private var inSight: [Floor.ID]?
  @ObservationIgnored private var leaving: Task<Void, Never>?

  /// Prepares to show a topic.
  ///
  /// - Parameters:
  ///   - place: Which topic, and where to begin.
  ///   - topics: Gives its floors.
  ///   - reading: Knows how far it was read.
  ///   - history: Hears that it was opened.
  ///   - now: Tells the time of the visit.
  package init(
    _ place: TopicPlace, topics: any TopicRepository, reading: any ReadingRepository,
    history: any HistoryRepository, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.place = place
    id = place.id
    mode = place.mode
    self.topics = topics
    visit = TopicVisit(history: history, now: now)
    tracker = ReadingTracker(topic: place.id, reading: reading)
  }
}

// MARK: - What a person does

extension TopicModel {
  /// Shows what was kept and asks for news, from the floor that was asked for or read last; does
  /// nothing once an answer has come.
  package func open() async {
    guard !isSettled else { return }
    await tracker.begin()
    if floors.isEmpty {
      await show(
        place.floor ?? (mode.countsFloors ? tracker.lastReadFloor : nil), previews: true)
    } else {
      await refresh()
    }
    isSettled = !Task.isCancelled && phase.hasContent && content.freshness == .current
  }

  /// Asks for news: floors behind the last when the first stands first, else the first page.
  package func refresh() async {
    guard mode.countsFloors, let last = pages?.upperBound else {
      return await show(nil, previews: false)
    }
    await load(number: last) { window, page in window.append(page, number: last) }
  }

  /// Shows other floors, or in another order.
  package func select(_ mode: TopicMode) async {
    guard mode != self.mode else { return }
    self.mode = mode
    content.clear()
    await show(nil, previews: true)
  }

  /// Goes to a floor by its number, or to the next one when it was deleted.
  ///
  /// - Complexity: No request for a floor that is loaded, else mostly one.
  package func jump(toFloor number: Int) async {
    if mode.countsFloors, let first = floors.first?.number, let last = floors.last?.number,
      (first...max(first, last)).contains(number)
    {
      position = content.nearest(number)
      await makeRoom(behind: number)
      return
    }
    if !mode.countsFloors {
      mode = .oldestFirst
      content.clear()
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

  /// Notes that the screen has scrolled to ``position``: whoever comes back goes on there.
  package func positionReached() {
    if mode.countsFloors, let position { tracker.read(position, of: content.lastFloor) }
    position = nil
  }

  /// Notes which floors are in sight: reading goes on at the first of them next time.
  ///
  /// - Complexity: O(floors).
  package func floorsInSight(_ ids: [Floor.ID]) {
    inSight = ids
    guard mode.countsFloors, let first = floors.first(where: { ids.contains($0.id) }) else {
      return
    }
    tracker.read(first.number, of: content.lastFloor)
  }

  /// Notes that a floor is on screen or near it, which may load more at either end.
  ///
  /// - Complexity: O(1).
  package func floorAppeared(_ floor: Floor) {
    let threshold = 5
    if floors.suffix(threshold).contains(where: { $0.id == floor.id }) { prefetch(.next) }
    if floors.prefix(threshold).contains(where: { $0.id == floor.id }) { prefetch(.previous) }
  }

  /// Loads the page at an end, also after that has failed.
  package func loadMore(_ edge: TopicEdge) async {
    content.edges.forgetProblem(at: edge)
    prefetch(edge)
    await content.edges.settle(edge)
  }

  /// Waits for the page at an end, if it is on its way.
  package func settle(_ edge: TopicEdge) async { await content.edges.settle(edge) }

  /// Folds a quote or unfolds it.
  package func toggleQuote(_ place: QuoteFolding.Place) { folding.toggle(place) }

  /// Keeps how far was read; for a task of the screen that follows ``readingChanges``.
  package func keepReading() async { await tracker.save() }

  /// Ends reading: stops what is being loaded and keeps how far was read.
  package func close() async {
    content.edges.endAll()
    await tracker.save()
  }

  /// Ends reading, for a screen that can't wait; see ``close()``.
  package func leave() {
    leaving = Task { await close() }
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
      goTo(floor)
    }
    // Whoever reads what was kept already is not to be moved.
    let isReading = previews && !floors.isEmpty
    guard !Task.isCancelled else { return }
    await load { [topics, id, mode] () async throws(ForumProblem) in
      while true {
        let shown = try await topics.page(search.page, of: id, mode, .remoteFirst)
        if search.take(shown.value) || Task.isCancelled { return (shown, search.page) }
      }
    } place: {
      $0.begin(with: $1, number: $2)
    }
    if !Task.isCancelled, !isReading { goTo(floor) }
    if let floor { await makeRoom(behind: floor) }
  }

  private func goTo(_ floor: Int?) {
    if let floor, floor > 0 { position = content.nearest(floor) }
  }

  /// Loads the next page when too little stands behind a floor for it to stand first, and goes there
  /// once more unless the reader has left it meanwhile.
  private func makeRoom(behind number: Int) async {
    guard !Task.isCancelled, let floor = content.nearest(number), content.window.hasMore(.next),
      floors.count(where: { $0.number > floor }) < TopicPage.size / 2
    else { return }
    prefetch(.next)
    await content.edges.settle(.next)
    let isLeft = inSight.map { ids in
      !floors.contains { $0.number == floor && ids.contains($0.id) }
    }
    if !Task.isCancelled, isLeft != true { position = floor }
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

  private func load(
    isPreview: Bool = false, _ ask: () async throws(ForumProblem) -> TopicContent.Found,
    place: (inout FloorWindow, TopicPage, Int) -> Void
  ) async {
    let isShown = await content.load(isPreview: isPreview, ask, place: place)
    if isShown, !isPreview, !floors.isEmpty { await noteLook() }
  }

  private func prefetch(_ edge: TopicEdge) {
    content.extend(edge) { [topics, id, mode] number async throws(ForumProblem) in
      try await topics.page(number, of: id, mode, .remoteFirst)
    } done: { [tracker, content] in
      tracker.know(content.lastFloor)
    }
  }

  /// Notes a look at the topic that has shown something.
  private func noteLook() async {
    let ticket = content.generation
    // Who began the topic is good to know, but floors can be read without.
    if head?.starter == nil, let whole = try? await topics.head(of: id, .cacheFirst) {
      guard ticket == content.generation else { return }
      content.take(head?.filled(from: whole.value, starter: nil) ?? whole.value)
    }
    tracker.know(content.lastFloor)
    guard let head else { return }
    do throws(ForumProblem) { try await visit.record(head) } catch {
      if error != .cancelled { visitProblem = error }
    }
  }
}
