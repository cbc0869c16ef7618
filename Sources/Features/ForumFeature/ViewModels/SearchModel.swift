import Architecture
import Observation

/// What a search has found so far.
@MainActor
package enum SearchResults {
  /// Nothing was searched for.
  case none
  case posts(ScreenList<PostSummary>)
  case boards(ScreenList<BoardSummary>)
  case members(ScreenList<Member>)

  /// What is shown of them; `nil` when nothing was searched for.
  package var phase: ScreenPhase? {
    switch self {
    case .none: nil
    case .posts(let list): list.phase
    case .boards(let list): list.phase
    case .members(let list): list.phase
    }
  }

  /// Begins to show a list.
  func open() async {
    switch self {
    case .none: break
    case .posts(let list): await list.open()
    case .boards(let list): await list.open()
    case .members(let list): await list.open()
    }
  }
}

/// Decides what the search screen shows.
///
/// A search begins when a pause in typing says that a word is done; a later one takes the place of
/// an earlier one, whose request is cancelled.
@MainActor @Observable
package final class SearchModel {
  /// What is to be searched for.
  package private(set) var place: SearchPlace
  /// What was found; stays until the next search begins.
  package private(set) var results = SearchResults.none

  @ObservationIgnored private let search: any SearchRepository
  @ObservationIgnored private let debouncer: Debouncer

  /// Prepares to search.
  ///
  /// - Parameters:
  ///   - place: What is searched for at first.
  ///   - search: Where is searched.
  ///   - pause: How long typing must rest.
  ///   - clock: What measures the pause.
  package init(
    _ place: SearchPlace = SearchPlace(), search: any SearchRepository,
    pause: Duration = .milliseconds(300), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.place = place
    self.search = search
    debouncer = Debouncer(pause: pause, clock: clock)
  }

  /// Searches for what the screen began with, if anything.
  package func open() async {
    guard case .none = results else { return }
    await submit()
  }

  /// Takes what a person has typed so far; searching waits for a pause.
  package func type(_ text: String) {
    guard text != place.query.text else { return }
    place.query.text = text
    guard !isBlank else {
      debouncer.cancel()
      results = .none
      return
    }
    debouncer.submit { [weak self] in await self?.run() }
  }

  /// Waits until what was typed last has been looked for.
  package func settle() async { await debouncer.settle() }

  /// Searches for something else of the same words, at once.
  package func select(_ scope: SearchScope) async {
    guard scope != place.scope else { return }
    choose(scope)
    await submit()
  }

  /// Looks for something else of the same words, once the screen opens it.
  package func choose(_ scope: SearchScope) {
    guard scope != place.scope else { return }
    place.scope = scope
    results = .none
  }

  /// Leaves answers out or lets them in, once the screen opens what is found.
  package func chooseOriginalOnly(_ isOriginalOnly: Bool) {
    narrow { $0.isOriginalOnly = isOriginalOnly }
  }

  /// Looks in all boards, once the screen opens what is found.
  package func leaveBoard() { narrow { $0.boardName = nil } }

  /// Looks at all days, once the screen opens what is found.
  package func leaveDay() { narrow { $0.earliestDay = nil } }

  /// All that is looked for but the words; when it changes the screen opens what is found.
  package var filters: SearchPlace {
    var filters = place
    filters.query.text = ""
    return filters
  }

  private func narrow(_ change: (inout PostQuery) -> Void) {
    let old = place.query
    change(&place.query)
    if place.query != old { results = .none }
  }

  /// Narrows the search for posts, at once.
  package func refine(_ change: (inout PostQuery) -> Void) async {
    let old = place.query
    change(&place.query)
    if place.query != old { await submit() }
  }

  /// Searches at once, as when the return key is pressed.
  package func submit() async {
    debouncer.cancel()
    guard !isBlank else {
      results = .none
      return
    }
    await run()
  }

  private var isBlank: Bool { place.query.text.allSatisfy(\.isWhitespace) }

  private func run() async {
    results = makeResults()
    await results.open()
  }

  private func makeResults() -> SearchResults {
    let (search, query) = (search, place.query)
    switch place.scope {
    case .posts:
      return .posts(
        ScreenList(showsKept: false) { request, _ async throws(ForumProblem) in
          try await search.posts(query, start: request.offset)
        })
    case .boards:
      return .boards(
        ScreenList(showsKept: false) { request, _ async throws(ForumProblem) in
          // All boards come at once.
          request.number == 1 ? try await search.boards(query.text) : Shown([])
        })
    case .members:
      return .members(
        ScreenList(showsKept: false) { request, _ async throws(ForumProblem) in
          try await search.members(query.text, start: request.offset)
        })
    }
  }
}
