package import Networking

/// What sections and boards ask for.
extension CommunityEndpoints {
  /// All sections.
  package func sections() -> Endpoint<Answer<SectionsReply>> { get(CommunityPath.sections) }

  /// The boards of a section, flat.
  package func boards(of section: Section.ID) -> Endpoint<Answer<BoardsReply>> {
    get(CommunityPath.sectionBoards, query: [(.id, section.rawValue)])
  }

  /// A board's topics, the one answered last first or else the newest; `page` from 1.
  package func topics(
    of board: Board.ID, byLastReply: Bool = true, page: Int, size: Int = 20
  ) -> Endpoint<Answer<BoardTopicsReply>> {
    get(
      CommunityPath.boardTopics,
      query: [
        (.id, board.rawValue), (.isOrderByFlushTime, byLastReply ? "1" : "0"),
        (.page, "\(page)"), (.size, "\(size)"),
      ])
  }

  /// A board's best articles; `page` from 1.
  package func essence(
    of board: Board.ID, page: Int, size: Int = 20
  ) -> Endpoint<Answer<EssenceReply>> {
    get(CommunityPath.essence, [board.rawValue, "\(page)", "\(size)"])
  }

  /// What a board keeps above its list; `page` from 1.
  package func stickyTopics(
    of board: Board.ID, page: Int, size: Int = 20
  ) -> Endpoint<Answer<StickyTopicsReply>> {
    get(CommunityPath.stickyTopics, [board.rawValue, "\(page)", "\(size)"])
  }

  /// Those who keep order on a board; may be nobody.
  package func managers(of board: Board.ID) -> Endpoint<Answer<[Account]>> {
    list(CommunityPath.managers, [board.rawValue])
  }
}
