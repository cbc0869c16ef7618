import Architecture
import Observation

/// Decides what the list of sections shows.
@MainActor @Observable
package final class SectionsModel {
  package let sections: ScreenContent<[ForumSection]>
  package let popularBoards: ScreenContent<[BoardSummary]>

  package init(sections repository: any SectionRepository) {
    sections = ScreenContent(opening: .cacheFirst) { policy async throws(ForumProblem) in
      try await repository.sections(policy)
    }
    popularBoards = ScreenContent { policy async throws(ForumProblem) in
      try await repository.popularBoards(policy)
    }
  }

  /// What is shown: from before, when one of both is although the server was asked.
  package var phase: ScreenPhase {
    guard sections.phase.hasContent, case .offline = popularBoards.phase else {
      return sections.phase
    }
    return popularBoards.phase
  }

  /// Why one of both did not come although there is something to show.
  package var problem: ForumProblem? {
    if let problem = sections.problem ?? popularBoards.problem { return problem }
    if case .failed(let problem) = popularBoards.phase { return problem }
    return nil
  }

  /// Shows what was kept and asks for what is missing or old.
  package func open() async {
    async let sections: Void = sections.open()
    async let boards: Void = popularBoards.open()
    _ = await (sections, boards)
  }

  /// Asks for news of both.
  package func refresh() async {
    async let sections: Void = sections.refresh()
    async let boards: Void = popularBoards.refresh()
    _ = await (sections, boards)
  }
}
