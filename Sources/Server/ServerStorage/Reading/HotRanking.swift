internal import Persistence

/// Ranks topics by how many members take part in them now.
struct HotRanking {
  let connection: SQLiteConnection
  /// Where the window of now begins, in milliseconds since 1970.
  let since: Int64
  /// The only section that counts, if any.
  let section: Int64?

  /// Finds the rows of one page: topics with replies since then, those with the most authors
  /// first, the last lifted first among equals; then all others, the last lifted first.
  ///
  /// - Complexity: At most 2 statements: one reads the replies since then from an index, one as
  ///   many topics as stand before the page's end.
  func topics(limit: Int, offset: Int) throws(SQLiteError) -> [Int64] {
    let hot = try connection.all(
      Int64.self,
      """
      SELECT t.id FROM (
        SELECT topic, count(DISTINCT account) AS authors FROM article INDEXED BY reply_by_time
        WHERE floor > 0 AND post_time > ?1 GROUP BY topic
      ) AS lively
      CROSS JOIN topic AS t ON t.id = lively.topic
      JOIN board AS b ON b.id = t.board
      WHERE NOT b.is_members_only AND (?2 IS NULL OR b.section = ?2)
      ORDER BY lively.authors DESC, t.flush_time DESC, t.id DESC
      """, [since, section])
    let page = Array(hot.dropFirst(offset).prefix(limit))
    guard page.count < limit else { return page }
    let quiet = try connection.all(
      Int64.self,
      """
      SELECT t.id FROM topic AS t INDEXED BY topic_by_flush
      CROSS JOIN board AS b ON b.id = t.board
      WHERE NOT (t.last_post_time > ?1 AND t.last_order > 0)
        AND NOT b.is_members_only AND (?2 IS NULL OR b.section = ?2)
      ORDER BY t.flush_time DESC, t.id DESC LIMIT ?3 OFFSET ?4
      """, [since, section, limit - page.count, max(0, offset - hot.count)])
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
}
