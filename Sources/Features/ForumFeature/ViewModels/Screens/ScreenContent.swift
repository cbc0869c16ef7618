package import Architecture
import Observation

/// A value that a screen shows: at once what was kept, then what the server says.
@MainActor @Observable
package final class ScreenContent<Value: Sendable> {
  package typealias Load =
    @MainActor (CachePolicy) async throws(ForumProblem) -> Shown<Value>

  /// What is shown; stays when a later load fails.
  package private(set) var value: Value?
  package private(set) var phase = ScreenPhase.loading
  /// Why the last load failed although there is something to show; for a line beside it.
  package private(set) var problem: ForumProblem?
  /// How many parts of the answer could not be read.
  package private(set) var lossCount = 0
  package private(set) var isLoading = false

  @ObservationIgnored private let opening: CachePolicy
  @ObservationIgnored private let load: Load
  @ObservationIgnored private var isSettled = false
  @ObservationIgnored private var generation = 0

  /// Prepares to show a value.
  ///
  /// - Parameters:
  ///   - opening: How the value is asked for at first; `cacheFirst` for what rarely changes.
  ///   - load: Asks a repository.
  package init(opening: CachePolicy = .remoteFirst, load: @escaping Load) {
    self.opening = opening
    self.load = load
  }

  /// Shows what was kept and asks for news; does nothing once an answer has come.
  package func open() async {
    guard !isSettled else { return }
    if value == nil, opening != .cacheFirst { await run(.cacheOnly) }
    guard !Task.isCancelled else { return }
    await run(opening)
  }

  /// Asks for news and keeps what is shown until they come.
  package func refresh() async { await run(.remoteFirst) }

  private func run(_ policy: CachePolicy) async {
    generation += 1
    let ticket = generation
    isLoading = true
    if value == nil { phase = .loading }
    let result: Result<Shown<Value>, ForumProblem>
    do { result = .success(try await load(policy)) } catch { result = .failure(error) }
    // A later load has taken over what is shown.
    guard ticket == generation else { return }
    isLoading = false
    guard !Task.isCancelled else { return }
    take(result, policy)
  }

  private func take(_ result: Result<Shown<Value>, ForumProblem>, _ policy: CachePolicy) {
    switch result {
    case .success(let shown):
      value = shown.value
      lossCount = shown.lossCount
      phase = ScreenPhase(shown.freshness)
      problem = nil
      isSettled = policy != .cacheOnly && !shown.freshness.isOffline
    case .failure(.notKept) where policy == .cacheOnly, .failure(.cancelled):
      break
    case .failure(let problem):
      let isUnconfirmed = phase != .loaded
      if value == nil || (isUnconfirmed && !problem.leavesKeptValue) {
        phase = .failed(problem)
      } else {
        self.problem = problem
      }
    }
  }
}
