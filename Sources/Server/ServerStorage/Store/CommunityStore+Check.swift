internal import Persistence

extension CommunityStore {
  /// Looks for damage, broken references, numbers that disagree with what they count, and (when
  /// the store was opened to write) a full-text index that disagrees with its articles.
  ///
  /// - Returns: One line per finding; none when all is well.
  /// - Throws: Why it could not even look.
  /// - Complexity: Reads the whole file several times.
  package func check() async throws(StorageError) -> [String] {
    var findings = try await read { connection throws(SQLiteError) in
      var findings = try connection.check()
      for question in Self.questions {
        findings += try connection.all(String.self, question)
      }
      return findings
    }
    guard access == .readWrite else { return findings }
    do {
      try await database.write { connection throws(SQLiteError) in
        try CommunitySchema.articleText.check(in: connection)
      }
    } catch .corrupt {
      findings.append("the full-text index disagrees with the articles")
    } catch {
      throw StorageError(error)
    }
    return findings
  }

  /// Returns how many there are of everything.
  ///
  /// - Throws: Why it could not be read.
  /// - Complexity: 1 statement that counts rows.
  package func summary() async throws(StorageError) -> CommunitySummary {
    try await read { connection throws(SQLiteError) in
      var summary = CommunitySummary()
      try connection.forEach(
        """
        SELECT (SELECT count(*) FROM account), (SELECT count(*) FROM section),
          (SELECT count(*) FROM board), (SELECT count(*) FROM channel),
          (SELECT count(*) FROM topic), (SELECT coalesce(sum(article_count), 0) FROM topic),
          (SELECT count(*) FROM attachment), (SELECT coalesce(sum(like_count), 0) FROM topic),
          (SELECT count(*) FROM picture), (SELECT coalesce(sum(size), 0) FROM picture)
        """
      ) { row throws(SQLiteError) in
        summary.accounts = try row[0]
        summary.sections = try row[1]
        summary.boards = try row[2]
        summary.channels = try row[3]
        summary.topics = try row[4]
        summary.articles = try row[5]
        summary.attachments = try row[6]
        summary.likes = try row[7]
        summary.pictures = try row[8]
        summary.pictureBytes = try row[9]
      }
      return summary
    }
  }

  /// Each answers one line per row whose numbers are wrong.
  private static let questions = [
    number("topic", "article_count", "SELECT count(*) FROM article WHERE topic = row.id"),
    number(
      "topic", "like_count",
      """
      SELECT count(*) FROM article JOIN article_like ON article_like.article = article.id
      WHERE article.topic = row.id
      """),
    number("topic", "first_article", "SELECT id FROM article WHERE topic = row.id AND floor = 0"),
    number(
      "topic", "last_article",
      "SELECT id FROM article WHERE topic = row.id ORDER BY floor DESC LIMIT 1"),
    number(
      "topic", "last_order",
      "SELECT coalesce(max(floor), 0) FROM article WHERE topic = row.id"),
    number(
      "topic", "last_post_time",
      "SELECT coalesce(max(post_time), row.create_time) FROM article WHERE topic = row.id"),
    number("board", "topic_count", "SELECT count(*) FROM topic WHERE board = row.id"),
    number(
      "board", "sticky_count", "SELECT count(*) FROM topic WHERE board = row.id AND is_sticky"),
    number(
      "board", "essence_count", "SELECT count(*) FROM topic WHERE board = row.id AND is_essence"),
    number("board", "article_count", "SELECT count(*) FROM article WHERE board = row.id"),
    number(
      "board", "illustrated_count",
      "SELECT count(*) FROM article WHERE board = row.id AND is_illustrated"),
    number(
      "account", "open_article_count",
      """
      SELECT count(*) FROM article JOIN board ON board.id = article.board
      WHERE article.account = row.id AND NOT board.is_members_only
      """),
    number(
      "article", "is_illustrated",
      """
      SELECT EXISTS (
        SELECT 1 FROM attachment JOIN picture ON picture.hash = attachment.picture
        WHERE attachment.article = row.id AND picture.media_type LIKE 'image/%')
      """),
  ]

  private static func number(_ table: String, _ column: String, _ truth: String) -> String {
    """
    SELECT '\(table) ' || lower(hex(entity)) || ': \(column) is ' || coalesce(kept, 'none')
      || ', should be ' || coalesce(truth, 'none')
    FROM (SELECT row.entity, row.\(column) AS kept, (\(truth)) AS truth FROM \(table) AS row)
    WHERE kept IS NOT truth
    """
  }
}
