import Architecture
package import CommunityAPI
import Observation

/// Decides what a section, or a directory in it, shows.
@MainActor @Observable
package final class SectionModel {
  /// The whole section; it comes as a whole, so that directories open without a request.
  package let content: ScreenContent<[BoardNode]>
  package let section: CommunityAPI.Section.ID
  package let directory: Board.ID?
  private var sectionName: String?

  @ObservationIgnored private let sections: any SectionRepository

  package init(
    _ section: CommunityAPI.Section.ID, directory: Board.ID? = nil,
    sections: any SectionRepository
  ) {
    self.section = section
    self.directory = directory
    self.sections = sections
    content = ScreenContent(opening: .cacheFirst) { policy async throws(ForumProblem) in
      try await sections.boards(of: section, policy)
    }
  }

  /// What is shown: the directory's boards, or the top of the section; `nil` before an answer, and
  /// for a directory that the section doesn't have.
  package var nodes: [BoardNode]? {
    guard directory != nil else { return content.value }
    return directoryNode?.children
  }

  /// What is shown; a directory that the section doesn't have, and one without boards, is empty.
  package var phase: ScreenPhase {
    content.phase.hasContent && nodes?.isEmpty != false ? .empty : content.phase
  }

  /// The name of the directory, or of the section; `nil` while it isn't known.
  package var title: String? { directory == nil ? sectionName : directoryNode?.board.title }

  /// Shows what was kept, or asks for it.
  package func open() async {
    await content.open()
    // The list of sections is kept nearly always; without it the title is a general one.
    guard directory == nil, sectionName == nil, let all = try? await sections.sections(.cacheFirst)
    else { return }
    sectionName = all.value.first { $0.id == section }?.name
  }

  /// Asks for news.
  package func refresh() async { await content.refresh() }

  private var directoryNode: BoardNode? {
    guard let directory else { return nil }
    return content.value?.lazy.compactMap { $0.node(directory) }.first
  }
}
