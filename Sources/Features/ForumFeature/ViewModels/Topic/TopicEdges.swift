import Observation

/// One of the two ends of the floors that are loaded.
package enum TopicEdge: Hashable, Sendable, CaseIterable {
  case previous, next
}

/// The loads of further pages at the ends of a topic, one at a time for each.
@MainActor @Observable
final class TopicEdges {
  /// Where something is on its way.
  private(set) var loading: Set<TopicEdge> = []
  /// Why the last load at an end failed.
  private(set) var problems: [TopicEdge: ForumProblem] = [:]
  @ObservationIgnored private var tasks: [TopicEdge: Task<Void, Never>] = [:]

  deinit { for task in tasks.values { task.cancel() } }

  /// Loads a page at an end, unless one is on its way there or the last one failed.
  ///
  /// The result is handed on unless all loads were ended meanwhile.
  func load(
    at edge: TopicEdge,
    _ ask: @escaping @MainActor () async throws(ForumProblem) -> Shown<TopicPage>,
    take: @escaping @MainActor (Shown<TopicPage>) -> Void
  ) {
    guard tasks[edge] == nil, problems[edge] == nil else { return }
    loading.insert(edge)
    tasks[edge] = Task { [weak self] in
      let result: Result<Shown<TopicPage>, ForumProblem>
      do throws(ForumProblem) { result = .success(try await ask()) } catch {
        result = .failure(error)
      }
      // Whoever ended this load has forgotten it already.
      guard !Task.isCancelled else { return }
      self?.end(edge, result, take)
    }
  }

  /// Waits until nothing is on its way at an end.
  func settle(_ edge: TopicEdge) async { await tasks[edge]?.value }

  /// Lets an end be loaded again after a failure.
  func forgetProblem(at edge: TopicEdge) { problems[edge] = nil }

  /// Stops all loads and forgets what went wrong.
  func endAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
    loading = []
    problems = [:]
  }

  private func end(
    _ edge: TopicEdge, _ result: Result<Shown<TopicPage>, ForumProblem>,
    _ take: @MainActor (Shown<TopicPage>) -> Void
  ) {
    tasks[edge] = nil
    loading.remove(edge)
    switch result {
    case .success(let shown): take(shown)
    case .failure(.cancelled): break
    case .failure(let problem): problems[edge] = problem
    }
  }
}
