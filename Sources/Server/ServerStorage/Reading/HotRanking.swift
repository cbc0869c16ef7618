internal import Persistence

/// Ranks topics by how many members take part in them now.
struct HotRanking {
  /// A topic with replies in the window.
  private struct Lively {
    var topic: Int64
    var authors: Int
    var flushTime: Int64
  }

  let connection: SQLiteConnection
  /// Where the window of now begins, in milliseconds since 1970.
  let since: Int64
  /// The only section that counts, if any.
  let section: Int64?

  /// Finds the rows of one page: topics with replies since then, those with the most authors
  /// first, the last lifted first among equals; then all others, the last lifted first.
  ///
  /// - Parameters:
  ///   - limit: The most topics to find.
  ///   - offset: How many to pass over.
  /// - Returns: The topics' rows.
  /// - Throws: What SQLite answers.
  /// - Complexity: At most 3 statements; they read the replies since then from an index, their
  ///   topics, and as many other topics as stand before the page's end.
  func topics(limit: Int, offset: Int) throws(SQLiteError) -> [Int64] {
    let lively = try livelyTopics()
    let page = lively.dropFirst(offset).prefix(limit).map(\.topic)
    guard page.count < limit else { return page }
    // A topic's last article is its newest, so that one without replies in the window is none of
    // the lively ones.
    let quiet = try connection.all(
      Int64.self,
      """
      SELECT t.id FROM topic AS t INDEXED BY topic_by_flush
      CROSS JOIN board AS b ON b.id = t.board
      WHERE NOT (t.last_post_time > ?1 AND t.last_order > 0)
        AND NOT b.is_members_only AND (?2 IS NULL OR b.section = ?2)
      ORDER BY t.flush_time DESC, t.id DESC LIMIT ?3 OFFSET ?4
      """, [since, section, limit - page.count, max(0, offset - lively.count)])
    return page + quiet
  }

  /// Returns how many topics all pages hold.
  ///
  /// - Complexity: 1 statement over the boards.
  func count() throws(SQLiteError) -> Int {
    try connection.first(
      Int.self,
      """
      SELECT coalesce(sum(topic_count), 0) FROM board
      WHERE NOT is_members_only AND (?1 IS NULL OR section = ?1)
      """, [section]) ?? 0
  }

  /// Counts authors here, as SQLite would sort all pairs of topic and author, and then the topics.
  private func livelyTopics() throws(SQLiteError) -> [Lively] {
    var authors: [Int64: Set<Int64>] = [:]
    try connection.forEach(
      """
      SELECT topic, account FROM article INDEXED BY reply_by_time
      WHERE floor > 0 AND post_time > ?
      """, [since]
    ) { row throws(SQLiteError) in
      let topic: Int64 = try row[0]
      authors[topic, default: []].insert(try row[1])
    }
    var lively: [Lively] = []
    try connection.forEach(
      """
      SELECT t.id, t.flush_time FROM json_each(?1) AS wanted
      CROSS JOIN topic AS t ON t.id = wanted.value
      JOIN board AS b ON b.id = t.board
      WHERE NOT b.is_members_only AND (?2 IS NULL OR b.section = ?2)
      """, [RowIDs(authors.keys), section]
    ) { row throws(SQLiteError) in
      let topic: Int64 = try row[0]
      lively.append(
        Lively(topic: topic, authors: authors[topic]?.count ?? 0, flushTime: try row[1]))
    }
    return lively.sorted {
      ($0.authors, $0.flushTime, $0.topic) > ($1.authors, $1.flushTime, $1.topic)
    }
  }
}
