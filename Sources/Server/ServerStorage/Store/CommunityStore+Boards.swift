internal import Persistence

extension CommunityStore {
  /// Returns the channels in order, each with its boards.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 2 statements.
  package func channels() async throws(StorageError) -> [ChannelRecord] {
    try await read { connection throws(SQLiteError) in
      var boards: [Int64: [BoardRecord.ID]] = [:]
      try connection.forEach(
        """
        SELECT m.channel, b.entity FROM channel_board AS m JOIN board AS b ON b.id = m.board
        ORDER BY m.channel, m.position
        """
      ) { row throws(SQLiteError) in boards[try row[0], default: []].append(try row[1]) }
      var channels: [ChannelRecord] = []
      try connection.forEach("SELECT id, entity, name, position FROM channel ORDER BY position") {
        row throws(SQLiteError) in
        channels.append(
          ChannelRecord(
            id: try row[1], name: try row[2], position: try row[3],
            boards: boards[try row[0]] ?? []))
      }
      return channels
    }
  }

  /// Returns the sections in order.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 1 statement.
  package func sections() async throws(StorageError) -> [SectionRecord] {
    try await read { connection throws(SQLiteError) in
      var sections: [SectionRecord] = []
      try connection.forEach(
        "SELECT \(SectionRecord.columns(of: "section")) FROM section ORDER BY position"
      ) { row throws(SQLiteError) in sections.append(try SectionRecord(row: row, from: 0)) }
      return sections
    }
  }

  /// Returns the boards and directories of a section, in order.
  ///
  /// - Returns: None when there is no such section.
  /// - Throws: Why they could not be read.
  /// - Complexity: 4 statements.
  package func boards(
    inSection section: SectionRecord.ID
  ) async throws(StorageError) -> [BoardView] {
    try await boardViews(
      """
      SELECT b.id FROM section AS s JOIN board AS b ON b.section = s.id
      WHERE s.entity = ? ORDER BY b.position, b.id
      """, [section])
  }

  /// Returns a board, or `nil` when there is none of that identifier.
  ///
  /// - Throws: Why it could not be read.
  /// - Complexity: 4 statements.
  package func board(_ id: BoardRecord.ID) async throws(StorageError) -> BoardView? {
    try await boardViews("SELECT id FROM board WHERE entity = ?", [id]).first
  }

  /// Returns a board by its English name in any case, or `nil` when there is none.
  ///
  /// - Throws: Why it could not be read.
  /// - Complexity: 4 statements.
  package func board(named name: String) async throws(StorageError) -> BoardView? {
    try await boardViews("SELECT id FROM board WHERE name = ?", [name]).first
  }

  /// Returns the boards that were written on most within a day before now, no directories.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 4 statements.
  package func popularBoards(limit: Int) async throws(StorageError) -> [BoardView] {
    try await boardViews(
      """
      SELECT b.id FROM board AS b WHERE NOT b.is_directory
      ORDER BY (SELECT count(*) FROM article AS a WHERE a.board = b.id AND a.post_time > ?) DESC,
        b.article_count DESC, b.id
      LIMIT ?
      """, [now.milliseconds - Self.dayInMilliseconds, limit])
  }

  /// Returns those who keep order on a board, most senior first.
  ///
  /// - Returns: None when nobody does, or there is no such board.
  /// - Throws: Why they could not be read.
  /// - Complexity: 1 statement.
  package func managers(of board: BoardRecord.ID) async throws(StorageError) -> [AccountRecord] {
    try await read { connection throws(SQLiteError) in
      var managers: [AccountRecord] = []
      try connection.forEach(
        """
        SELECT \(AccountRecord.columns(of: "c"))
        FROM board AS b JOIN board_manager AS m ON m.board = b.id
        JOIN account AS c ON c.id = m.account
        WHERE b.entity = ? ORDER BY m.position
        """, [board]
      ) { row throws(SQLiteError) in managers.append(try AccountRecord(row: row, from: 0)) }
      return managers
    }
  }

  /// Finds boards by a part of their English name (in any case) or Chinese name; those that are
  /// called just so come first, then those that begin so.
  ///
  /// - Returns: None for a blank keyword.
  /// - Throws: Why they could not be read.
  /// - Complexity: 4 statements, the first over all boards.
  package func searchBoards(
    _ keyword: String, limit: Int
  ) async throws(StorageError) -> [BoardView] {
    guard let pattern = LikePattern(keyword) else { return [] }
    return try await boardViews(
      """
      SELECT id FROM board
      WHERE name LIKE ?1 ESCAPE '\\' OR title LIKE ?1 ESCAPE '\\'
      ORDER BY name LIKE ?2 ESCAPE '\\' OR trim(title) LIKE ?2 ESCAPE '\\' DESC,
        name LIKE ?3 ESCAPE '\\' OR title LIKE ?3 ESCAPE '\\' DESC, article_count DESC, id
      LIMIT ?4
      """, [pattern.containing, pattern.exact, pattern.beginning, limit])
  }

  static var dayInMilliseconds: Int64 { 86_400_000 }

  private func boardViews(
    _ sql: String, _ values: [any SQLiteBindable]
  ) async throws(StorageError) -> [BoardView] {
    let midnight = midnight
    return try await read { connection throws(SQLiteError) in
      let ids = try connection.all(Int64.self, sql, values)
      return try BoardLoader(connection: connection).views(ids, today: midnight)
    }
  }
}
