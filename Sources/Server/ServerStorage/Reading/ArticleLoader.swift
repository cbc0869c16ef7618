internal import Persistence

/// Reads articles with their authors, files and likes.
struct ArticleLoader {
  let connection: SQLiteConnection

  /// Reads the articles of some rows, by row.
  ///
  /// - Complexity: 3 statements.
  func articles(_ ids: some Sequence<Int64>) throws(SQLiteError) -> [Int64: ArticleView] {
    let wanted = RowIDs(ids)
    guard !wanted.ids.isEmpty else { return [:] }
    var views: [Int64: ArticleView] = [:]
    try connection.forEach(Self.articleSQL, [wanted]) { row throws(SQLiteError) in
      let account = try AccountRecord(row: row, from: 10)
      let article = ArticleRecord(
        id: try row[1], topicID: try row[2], accountID: account.id, replyID: try row[3],
        order: try row[4], subject: try row[5], body: try row[6], postTime: try row[7],
        editTime: try row[8], city: try row[9])
      views[try row[0]] = ArticleView(article: article, account: account)
    }
    try addAttachments(to: &views, wanted)
    try addLikes(to: &views, wanted)
    return views
  }

  /// Reads the articles of some rows, in the order given.
  ///
  /// - Complexity: 3 statements.
  func views(_ ids: [Int64]) throws(SQLiteError) -> [ArticleView] {
    let articles = try articles(ids)
    return ids.compactMap { articles[$0] }
  }

  /// Reads articles with their topics and boards, in the order given.
  ///
  /// - Complexity: 6 statements.
  func placed(_ ids: [Int64]) throws(SQLiteError) -> [PlacedArticle] {
    let articles = try articles(ids)
    let places = try TopicLoader(connection: connection).places(ofArticles: ids)
    return ids.compactMap { id in
      guard let article = articles[id], let place = places[id] else { return nil }
      return PlacedArticle(article: article, topic: place.topic, board: place.board)
    }
  }

  private func addAttachments(
    to views: inout [Int64: ArticleView], _ wanted: RowIDs
  ) throws(SQLiteError) {
    try connection.forEach(Self.attachmentSQL, [wanted]) { row throws(SQLiteError) in
      let attachment = AttachmentRecord(
        id: try row[1], name: try row[2], serial: try row[3], hash: try row[4])
      let article: Int64 = try row[0]
      views[article]?.article.attachments.append(attachment)
      views[article]?.attachments.append(
        AttachmentView(attachment: attachment, size: try row[5], mediaType: try row[6]))
    }
  }

  private func addLikes(
    to views: inout [Int64: ArticleView], _ wanted: RowIDs
  ) throws(SQLiteError) {
    try connection.forEach(Self.likeSQL, [wanted]) { row throws(SQLiteError) in
      let account = try AccountRecord(row: row, from: 5)
      let like = LikeRecord(
        id: try row[1], accountID: account.id, score: try row[2], body: try row[3],
        time: try row[4])
      let article: Int64 = try row[0]
      views[article]?.article.likes.append(like)
      views[article]?.likers.append(account)
    }
  }

  private static let articleSQL = """
    SELECT a.id, a.entity, t.entity, r.entity, a.floor, a.subject, a.body, a.post_time,
      a.edit_time, a.city, \(AccountRecord.columns(of: "c"))
    FROM json_each(?) AS wanted
    CROSS JOIN article AS a ON a.id = wanted.value
    JOIN topic AS t ON t.id = a.topic
    JOIN account AS c ON c.id = a.account
    LEFT JOIN article AS r ON r.id = a.reply
    """

  private static let attachmentSQL = """
    SELECT x.article, x.entity, x.name, x.serial, x.picture, p.size, p.media_type
    FROM json_each(?) AS wanted
    CROSS JOIN attachment AS x ON x.article = wanted.value
    JOIN picture AS p ON p.hash = x.picture
    ORDER BY x.article, x.serial
    """

  private static let likeSQL = """
    SELECT l.article, l.entity, l.score, l.body, l.time, \(AccountRecord.columns(of: "c"))
    FROM json_each(?) AS wanted
    CROSS JOIN article_like AS l ON l.article = wanted.value
    JOIN account AS c ON c.id = l.account
    ORDER BY l.article, l.time, l.id
    """
}
