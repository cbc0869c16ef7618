internal import Persistence

/// Reads boards with their managers.
struct BoardLoader {
  let connection: SQLiteConnection

  /// Reads the boards of some rows, by row.
  ///
  /// - Complexity: 2 statements.
  func boards(_ ids: some Sequence<Int64>) throws(SQLiteError) -> [Int64: BoardRecord] {
    let wanted = RowIDs(ids)
    guard !wanted.ids.isEmpty else { return [:] }
    var boards: [Int64: BoardRecord] = [:]
    try connection.forEach(Self.boardSQL, [wanted]) { row throws(SQLiteError) in
      boards[try row[0]] = BoardRecord(
        id: try row[1], sectionID: try row[2], directoryID: try row[3], name: try row[4],
        title: try row[5], isDirectory: try row[6], isReadOnly: try row[7],
        forbidsReplies: try row[8], isMembersOnly: try row[9], accessScore: try row[10],
        position: try row[11])
    }
    try connection.forEach(Self.managerSQL, [wanted]) { row throws(SQLiteError) in
      boards[try row[0]]?.managers.append(try row[1])
    }
    return boards
  }

  /// Reads the boards of some rows with their numbers, in the order given.
  ///
  /// - Parameters:
  ///   - ids: The rows; one that is not there is left out.
  ///   - midnight: When today began.
  /// - Returns: The boards that are there.
  /// - Throws: What SQLite answers.
  /// - Complexity: 3 statements.
  func views(_ ids: [Int64], today midnight: Int64) throws(SQLiteError) -> [BoardView] {
    let boards = try boards(ids)
    var views: [BoardView] = []
    try connection.forEach(Self.numberSQL, [midnight, RowIDs(ids)]) { row throws(SQLiteError) in
      guard let board = boards[try row[0]] else { return }
      views.append(
        BoardView(
          board: board, todayPostCount: try row[3], topicCount: try row[1],
          articleCount: try row[2]))
    }
    return views
  }

  private static let boardSQL = """
    SELECT b.id, b.entity, s.entity, d.entity, b.name, b.title, b.is_directory, b.is_read_only,
      b.forbids_replies, b.is_members_only, b.access_score, b.position
    FROM json_each(?) AS wanted
    CROSS JOIN board AS b ON b.id = wanted.value
    JOIN section AS s ON s.id = b.section
    LEFT JOIN board AS d ON d.id = b.directory
    """

  private static let managerSQL = """
    SELECT m.board, c.entity
    FROM json_each(?) AS wanted
    CROSS JOIN board_manager AS m ON m.board = wanted.value
    JOIN account AS c ON c.id = m.account
    ORDER BY m.board, m.position
    """

  private static let numberSQL = """
    SELECT b.id, b.topic_count, b.article_count,
      (SELECT count(*) FROM article AS a WHERE a.board = b.id AND a.post_time >= ?)
    FROM json_each(?) AS wanted
    CROSS JOIN board AS b ON b.id = wanted.value
    ORDER BY wanted.key
    """
}
