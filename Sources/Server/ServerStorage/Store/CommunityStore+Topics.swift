package import Foundation
internal import Persistence

extension CommunityStore {
  /// Returns the topics of a board that are not sticky.
  ///
  /// - Parameters:
  ///   - board: Which board; one that is not there has no topics.
  ///   - order: What comes first.
  ///   - page: From 1.
  ///   - size: At least 1.
  /// - Returns: The page; its total is that of the topics that are not sticky.
  /// - Throws: Why they could not be read.
  /// - Complexity: 8 statements; an index scan up to the end of the page.
  package func boardTopics(
    _ board: BoardRecord.ID, order: TopicOrder, page: Int, size: Int
  ) async throws(StorageError) -> Page<TopicView> {
    let time = order == .byFlushTime ? "flush_time" : "create_time"
    return try await topics(
      of: board, count: "topic_count - sticky_count",
      rows: """
        SELECT id FROM topic WHERE board = ? AND is_sticky = 0
        ORDER BY \(time) DESC, id DESC LIMIT ? OFFSET ?
        """, page, size)
  }

  /// Returns the topics that are kept above a board's list, the last lifted first.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 8 statements; an index scan up to the end of the page.
  package func stickyTopics(
    _ board: BoardRecord.ID, page: Int = 1, size: Int = 20
  ) async throws(StorageError) -> Page<TopicView> {
    try await topics(
      of: board, count: "sticky_count",
      rows: """
        SELECT id FROM topic WHERE board = ? AND is_sticky = 1
        ORDER BY flush_time DESC, id DESC LIMIT ? OFFSET ?
        """, page, size)
  }

  /// Returns the best topics of a board, the newest first.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 8 statements; an index scan up to the end of the page.
  package func essence(
    _ board: BoardRecord.ID, page: Int, size: Int
  ) async throws(StorageError) -> Page<TopicView> {
    try await topics(
      of: board, count: "essence_count",
      rows: """
        SELECT id FROM topic WHERE board = ? AND is_essence
        ORDER BY create_time DESC, id DESC LIMIT ? OFFSET ?
        """, page, size)
  }

  /// Returns a topic, or `nil` when there is none of that identifier.
  ///
  /// - Throws: Why it could not be read.
  /// - Complexity: 7 statements.
  package func topic(_ id: TopicRecord.ID) async throws(StorageError) -> TopicView? {
    try await read { connection throws(SQLiteError) in
      let row = try connection.first(Int64.self, "SELECT id FROM topic WHERE entity = ?", [id])
      return try TopicLoader(connection: connection).views(row.map { [$0] } ?? []).first
    }
  }

  /// Returns the topics of a channel's boards, the last lifted first.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 8 statements.
  package func channelTopics(
    _ channel: ChannelRecord.ID, page: Int, size: Int
  ) async throws(StorageError) -> Page<TopicView> {
    try await self.page(page, size) { connection, limit, offset throws(SQLiteError) in
      let boards = """
        SELECT b.id FROM channel AS h JOIN channel_board AS m ON m.channel = h.id
        JOIN board AS b ON b.id = m.board
        WHERE h.entity = ?1 AND NOT b.is_members_only
        """
      let total = try connection.first(
        Int.self, "SELECT coalesce(sum(topic_count), 0) FROM board WHERE id IN (\(boards))",
        [channel])
      let rows = try connection.all(
        Int64.self,
        """
        SELECT id FROM topic INDEXED BY topic_by_flush WHERE board IN (\(boards))
        ORDER BY flush_time DESC, id DESC LIMIT ?2 OFFSET ?3
        """, [channel, limit, offset])
      return (try TopicLoader(connection: connection).views(rows), total ?? 0)
    }
  }

  /// Returns the topics that most members take part in, then the others, the last lifted first.
  ///
  /// - Parameters:
  ///   - page: From 1.
  ///   - size: At least 1.
  ///   - since: Replies after this moment count.
  /// - Returns: The page; all topics stand on some page.
  /// - Throws: Why they could not be read.
  /// - Complexity: 10 statements; reads the replies since then.
  package func hotTopics(
    page: Int, size: Int, since: Date
  ) async throws(StorageError) -> Page<TopicView> {
    try await hotTopics(page: page, size: size, since: since, section: nil)
  }

  /// Returns the ten topics that most members have answered within a day before a moment; when
  /// fewer were answered, the last lifted ones complete them.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 10 statements; reads the replies since then.
  package func topTenTopics(now: Date) async throws(StorageError) -> [TopicView] {
    try await hotTopics(page: 1, size: 10, since: now.addingTimeInterval(-86_400)).items
  }

  /// Returns the topics of a section as `hotTopics(page:size:since:)` does, for the last day.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 11 statements; reads the replies of the last day.
  package func hotTopics(
    inSection section: SectionRecord.ID, page: Int, size: Int
  ) async throws(StorageError) -> Page<TopicView> {
    try await hotTopics(
      page: page, size: size, since: now.addingTimeInterval(-86_400), section: section)
  }

  private func hotTopics(
    page: Int, size: Int, since: Date, section: SectionRecord.ID?
  ) async throws(StorageError) -> Page<TopicView> {
    try await self.page(page, size) { connection, limit, offset throws(SQLiteError) in
      var sectionRow: Int64?
      if let section {
        sectionRow = try connection.first(
          Int64.self, "SELECT id FROM section WHERE entity = ?", [section])
        guard sectionRow != nil else { return ([], 0) }
      }
      let ranking = HotRanking(
        connection: connection, since: since.milliseconds, section: sectionRow)
      let rows = try ranking.topics(limit: limit, offset: offset)
      return (try TopicLoader(connection: connection).views(rows), try ranking.count())
    }
  }

  private func topics(
    of board: BoardRecord.ID, count: String, rows: String, _ page: Int, _ size: Int
  ) async throws(StorageError) -> Page<TopicView> {
    try await self.page(page, size) { connection, limit, offset throws(SQLiteError) in
      let found = try connection.first(
        RowAndCount.self, "SELECT id, \(count) FROM board WHERE entity = ?", [board])
      guard let found else { return ([], 0) }
      let rows = try connection.all(Int64.self, rows, [found.row, limit, offset])
      return (try TopicLoader(connection: connection).views(rows), found.count)
    }
  }
}

/// A row and how many things belong to it.
struct RowAndCount: SQLiteRowDecodable {
  let row: Int64
  let count: Int

  init(row: borrowing SQLiteRow) throws(SQLiteError) {
    self.row = try row[0]
    count = try row[1]
  }
}
