import Architecture
package import CommunityAPI
import Observation

/// Decides what a section, or a directory in it, shows.
@MainActor @Observable
package final class SectionModel {
  /// The whole section; it comes as a whole, so that directories open without a request.
  package let content: ScreenContent<[BoardNode]>
  package let directory: Board.ID?

  package init(
    _ section: CommunityAPI.Section.ID, directory: Board.ID? = nil,
    sections: any SectionRepository
  ) {
    self.directory = directory
    content = ScreenContent(opening: .cacheFirst) { policy async throws(ForumProblem) in
      try await sections.boards(of: section, policy)
    }
  }

  /// What is shown: the directory's boards, or the top of the section; `nil` before an answer, and
  /// for a directory that the section doesn't have.
  package var nodes: [BoardNode]? {
    guard let directory else { return content.value }
    return content.value?.lazy.compactMap { $0.node(directory) }.first?.children
  }

  /// Shows what was kept, or asks for it.
  package func open() async { await content.open() }

  /// Asks for news.
  package func refresh() async { await content.refresh() }
}
