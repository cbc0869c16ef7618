import Observation

/// The floors of a topic that are loaded, and what is known of them.
///
/// One load in place of what is shown at a time: a later one makes an earlier one's answer useless.
@MainActor @Observable
final class TopicContent {
  /// A page and its number.
  typealias Found = (page: Shown<TopicPage>, number: Int)

  private(set) var window = FloorWindow()
  private(set) var head: TopicHead?
  private(set) var phase = ScreenPhase.loading
  private(set) var problem: ForumProblem?
  private(set) var lossCount = 0
  private(set) var isLoading = false
  private(set) var freshness = Freshness.current
  let edges = TopicEdges()
  /// Changes with every load in place of what is shown.
  @ObservationIgnored private(set) var generation = 0

  /// The number of the last floor that is known to be there.
  var lastFloor: Int { max(head?.lastFloor ?? 0, window.highestNumber ?? 0) }

  /// The number of a floor, or of the nearest one behind it that is loaded.
  func nearest(_ number: Int) -> Int? {
    (window.floors.first { $0.number >= number } ?? window.floors.last)?.number
  }

  /// Forgets the floors, before others are loaded.
  func clear() { window = FloorWindow() }

  /// Loads a page in place of whatever else is being loaded, and puts it into the window.
  ///
  /// - Parameters:
  ///   - isPreview: Whether only the cache is asked, so that nothing there is no failure.
  ///   - ask: Asks for the page.
  ///   - place: Puts it into the window.
  /// - Returns: Whether the page is shown now.
  func load(
    isPreview: Bool, _ ask: () async throws(ForumProblem) -> Found,
    place: (inout FloorWindow, TopicPage, Int) -> Void
  ) async -> Bool {
    edges.endAll()
    generation += 1
    let ticket = generation
    isLoading = true
    problem = nil
    if window.floors.isEmpty { phase = .loading }
    let result: Result<Found, ForumProblem>
    do throws(ForumProblem) { result = .success(try await ask()) } catch {
      result = .failure(error)
    }
    guard ticket == generation else { return false }
    isLoading = false
    guard !Task.isCancelled else { return false }
    switch result {
    case .success(let found):
      place(&window, found.page.value, found.number)
      lossCount = found.page.lossCount
      freshness = found.page.freshness
      phase = window.floors.isEmpty && !isPreview ? .empty : ScreenPhase(freshness)
      take(found.page.value.head)
      return true
    case .failure(.cancelled): break
    case .failure(.notKept) where isPreview: break
    case .failure(let failure): fail(failure)
    }
    return false
  }

  /// Loads the page at an end, unless there is none or one is on its way.
  ///
  /// - Parameters:
  ///   - edge: The end.
  ///   - ask: Asks for a page by its number.
  ///   - done: Called when the page is shown.
  func extend(
    _ edge: TopicEdge,
    _ ask: @escaping @MainActor (Int) async throws(ForumProblem) -> Shown<TopicPage>,
    done: @escaping @MainActor () -> Void
  ) {
    guard window.hasMore(edge), !isLoading, let pages = window.pages else { return }
    let number = edge == .next ? pages.upperBound + 1 : pages.lowerBound - 1
    edges.load(at: edge) { () async throws(ForumProblem) in
      try await ask(number)
    } take: { [weak self] shown in
      self?.take(shown, number, at: edge)
      done()
    }
  }

  /// Takes what an answer says above the floors, and from the first floor who began the topic.
  func take(_ newer: TopicHead?) {
    let starter = window.floors.first { $0.number == 0 }?.author
    head = newer?.filled(from: head, starter: starter) ?? head
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
  }

  private func fail(_ failure: ForumProblem) {
    // What nobody has confirmed goes away when the server forbids it.
    if window.floors.isEmpty || (freshness != .current && !failure.leavesKeptValue) {
      phase = .failed(failure)
    } else {
      problem = failure
    }
  }
}
