extension TopicModel {
  /// What is said above the floors, once an answer has told.
  package var head: TopicHead? { content.head }

  package var phase: ScreenPhase { content.phase }

  /// Why the last load failed although there is something to show.
  package var problem: ForumProblem? { content.problem }

  /// How many parts of the answers could not be read.
  package var lossCount: Int { content.lossCount }

  /// Whether the floors themselves are being loaded; see ``isLoading(_:)`` for more of them.
  package var isLoading: Bool { content.isLoading }

  /// The floors that are loaded, in the order of the mode, without a gap between them.
  package var floors: [Floor] { content.window.floors }

  /// The floor to scroll to, until ``positionReached()``.
  package var floorAtPosition: Floor? {
    position.flatMap { number in floors.first { $0.number == number } }
  }

  /// The number of the last floor that is known to be there.
  package var lastFloor: Int { content.lastFloor }

  /// The pages that are loaded; `nil` before the first answer.
  package var pages: ClosedRange<Int>? { content.window.pages }

  /// How many pages the server says there are.
  package var pageCount: Int? { content.window.pageCount }

  /// Whether there is more at an end.
  package func hasMore(_ edge: TopicEdge) -> Bool { content.window.hasMore(edge) }

  /// Whether more is on its way at an end.
  package func isLoading(_ edge: TopicEdge) -> Bool { content.edges.loading.contains(edge) }

  /// Why the last load at an end failed; for a line there.
  package func problem(at edge: TopicEdge) -> ForumProblem? { content.edges.problems[edge] }

  /// Why visits or marks could not be kept.
  package var storageProblem: ForumProblem? { tracker.problem ?? visitProblem }

  /// Whether a floor has come since the topic was last looked at.
  package func isNew(_ floor: Floor) -> Bool { tracker.newSince.map { floor.number > $0 } ?? false }

  /// Whether the one who began the topic (楼主) wrote a floor.
  package func isByStarter(_ floor: Floor) -> Bool {
    floor.author.map { $0.id == head?.starter?.id } ?? false
  }

  /// Changes with all that ``keepReading()`` is to keep.
  package var readingChanges: Int { tracker.changes }

  /// The furthest floor that stood first on the screen, now or before; reading goes on there.
  package var lastReadFloor: Int? { tracker.lastReadFloor }
}
