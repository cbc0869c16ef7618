import Architecture
package import CommunityAPI
import Observation

/// Decides what the history shows: the topics opened last, or those of them that hold some words.
@MainActor @Observable
package final class HistoryModel {
  package private(set) var text: String
  package private(set) var visits: [Visit] = []
  package private(set) var phase = ScreenPhase.loading
  /// What ``carryOut()`` has to do.
  package private(set) var errands = Errands<Errand>()

  /// What a person can ask for besides the history itself.
  package enum Errand: Hashable, Sendable {
    case remove([Topic.ID])
    case removeAll
  }

  @ObservationIgnored private let history: any HistoryRepository
  @ObservationIgnored private let debouncer: Debouncer
  @ObservationIgnored private var generation = 0

  /// Prepares to show the history.
  ///
  /// - Parameters:
  ///   - text: The words that are looked for at first; blank for everything.
  ///   - history: What was opened.
  ///   - pause: How long typing must rest before it is searched.
  ///   - clock: What measures the pause.
  package init(
    text: String = "", history: any HistoryRepository, pause: Duration = .milliseconds(300),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.text = text
    self.history = history
    debouncer = Debouncer(pause: pause, clock: clock)
  }

  /// Shows what is there now.
  package func open() async { await load() }

  /// Asks for something to be done.
  package func plan(_ errand: Errand) { errands.plan(errand) }

  /// Does what was asked for last, once; then and at first this shows what is there now.
  package func carryOut() async {
    switch errands.begin() {
    case nil: await open()
    case .remove(let topics): for topic in topics { await remove(topic) }
    case .removeAll: await removeAll()
    }
  }

  /// Takes what a person has typed so far; looking for it waits for a pause.
  package func type(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    debouncer.submit { [weak self] in await self?.load() }
  }

  /// Waits until what was typed last has been looked for.
  package func settle() async { await debouncer.settle() }

  /// Forgets one topic.
  package func remove(_ topic: Topic.ID) async {
    await change { history async throws(ForumProblem) in try await history.remove(topic) }
  }

  /// Forgets everything.
  package func removeAll() async {
    await change { history async throws(ForumProblem) in try await history.removeAll() }
  }

  private func change(
    _ body: (any HistoryRepository) async throws(ForumProblem) -> Void
  ) async {
    do throws(ForumProblem) { try await body(history) } catch {
      if error != .cancelled { phase = .failed(error) }
      return
    }
    await load()
  }

  private func load() async {
    generation += 1
    let ticket = generation
    let result: Result<[Visit], ForumProblem>
    do { result = .success(try await history.visits(matching: text)) } catch {
      result = .failure(error)
    }
    // Later words have taken over.
    guard ticket == generation, !Task.isCancelled else { return }
    switch result {
    case .success(let found):
      visits = found
      phase = found.isEmpty ? .empty : .loaded
    case .failure(.cancelled): break
    case .failure(let problem): phase = .failed(problem)
    }
  }
}
