import CommunityAPI
import ServerStorage

/// What sections and boards ask for.
extension CommunityService {
  func sections(_ call: CallParameters) async throws(Refusal) -> SectionsReply? {
    let found = try await read { () throws(StorageError) in try await store.sections() }
    return SectionsReply(sections: found.map(mapper.section))
  }

  func sectionBoards(_ call: CallParameters) async throws(Refusal) -> BoardsReply? {
    let section = try await section(try call.entity(.id))
    let found = try await read { () throws(StorageError) in
      try await store.boards(inSection: section.id)
    }
    return BoardsReply(boards: found.map { mapper.board($0) })
  }

  func boardTopics(_ call: CallParameters) async throws(Refusal) -> BoardTopicsReply? {
    let id = try call.entity(.id)
    let order = try call.integer(.isOrderByFlushTime, in: 0...1, fallback: 1)
    let (page, size) = (try call.page(), try call.size())
    let view = try await readableBoard(id)
    let section = try await section(view.board.sectionID)
    let (found, sticky) = try await read { () throws(StorageError) in
      (
        try await store.boardTopics(
          id, order: order == 1 ? .byFlushTime : .byCreation, page: page, size: size),
        try await store.stickyTopics(id)
      )
    }
    var board = mapper.board(view)
    board.section = SectionSummary(
      id: Identifier(section.id), name: section.name,
      cover: section.cover.isEmpty ? nil : section.cover)
    return BoardTopicsReply(
      pager: mapper.pagerA(found), stickyTopics: sticky.items.map { mapper.topic($0) },
      topics: found.items.map { mapper.topic($0) }, board: board)
  }

  func essence(_ call: CallParameters) async throws(Refusal) -> EssenceReply? {
    let (id, page, size) = try boardPage(call)
    _ = try await readableBoard(id)
    let found = try await read { () throws(StorageError) in
      try await store.essence(id, page: page, size: size)
    }
    return EssenceReply(articles: found.items.compactMap { mapper.topic($0).article })
  }

  func stickyTopics(_ call: CallParameters) async throws(Refusal) -> StickyTopicsReply? {
    let (id, page, size) = try boardPage(call)
    _ = try await readableBoard(id)
    let found = try await read { () throws(StorageError) in
      try await store.stickyTopics(id, page: page, size: size)
    }
    return StickyTopicsReply(topics: found.items.map { mapper.topic($0) })
  }

  func managers(_ call: CallParameters) async throws(Refusal) -> [Account]? {
    let id = try call.entity(inPath: "id")
    _ = try await readableBoard(id)
    let found = try await read { () throws(StorageError) in try await store.managers(of: id) }
    return found.map { mapper.account($0) }
  }

  private func boardPage(
    _ call: CallParameters
  ) throws(Refusal) -> (id: EntityID, page: Int, size: Int) {
    (
      try call.entity(inPath: "id"), try call.page(inPath: "page"),
      try call.integer(inPath: "size", in: 1...100)
    )
  }
}
