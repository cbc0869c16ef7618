internal import Foundation
internal import Persistence

/// Reads topics with their boards and first articles.
struct TopicLoader {
  /// A topic with all but what other tables hold.
  private struct Row {
    var board: Int64
    var firstArticle: Int64?
    var lastArticleID: EntityID?
    var articleCount: Int
    var likeCount: Int
    var lastPostTime: Date
    var lastOrder: Int
    var topic: TopicRecord
  }

  let connection: SQLiteConnection

  /// Reads the topics of some rows, in the order given.
  ///
  /// - Complexity: 6 statements.
  func views(_ ids: [Int64]) throws(SQLiteError) -> [TopicView] {
    guard !ids.isEmpty else { return [] }
    var rows: [Row] = []
    try connection.forEach(Self.topicSQL, [RowIDs(ids)]) { row throws(SQLiteError) in
      rows.append(
        Row(
          board: try row[0], firstArticle: try row[1], lastArticleID: try row[2],
          articleCount: try row[3], likeCount: try row[4], lastPostTime: try row[5],
          lastOrder: try row[6], topic: try TopicRecord(row: row, from: 7)))
    }
    let boards = try BoardLoader(connection: connection).boards(Set(rows.map(\.board)))
    let articles = try ArticleLoader(connection: connection)
      .articles(rows.compactMap(\.firstArticle))
    return rows.compactMap { row in
      guard let board = boards[row.board] else { return nil }
      return TopicView(
        topic: row.topic, board: board, firstArticle: row.firstArticle.flatMap { articles[$0] },
        lastArticleID: row.lastArticleID, articleCount: row.articleCount,
        likeCount: row.likeCount, lastPostTime: row.lastPostTime, lastOrder: row.lastOrder)
    }
  }

  /// Reads where some articles stand, by the articles' rows.
  ///
  /// - Complexity: 3 statements.
  func places(
    ofArticles ids: [Int64]
  ) throws(SQLiteError) -> [Int64: (topic: TopicRecord, board: BoardRecord)] {
    var topics: [Int64: (topic: TopicRecord, board: Int64)] = [:]
    try connection.forEach(Self.placeSQL, [RowIDs(ids)]) { row throws(SQLiteError) in
      topics[try row[0]] = (try TopicRecord(row: row, from: 2), try row[1])
    }
    let boards = try BoardLoader(connection: connection).boards(Set(topics.values.map(\.board)))
    return topics.compactMapValues { place in
      boards[place.board].map { (place.topic, $0) }
    }
  }

  private static let topicSQL = """
    SELECT t.board, t.first_article, last.entity, t.article_count, t.like_count,
      t.last_post_time, t.last_order, \(TopicRecord.columns)
    FROM json_each(?) AS wanted
    CROSS JOIN topic AS t ON t.id = wanted.value
    JOIN board AS b ON b.id = t.board
    LEFT JOIN article AS last ON last.id = t.last_article
    ORDER BY wanted.key
    """

  private static let placeSQL = """
    SELECT a.id, t.board, \(TopicRecord.columns)
    FROM json_each(?) AS wanted
    CROSS JOIN article AS a ON a.id = wanted.value
    JOIN topic AS t ON t.id = a.topic
    JOIN board AS b ON b.id = t.board
    """
}

extension TopicRecord {
  /// The columns of a topic `t` joined with its board `b`.
  fileprivate static let columns = """
    t.entity, b.entity, t.subject, t.create_time, t.flush_time, t.is_sticky, t.is_essence
    """

  fileprivate init(row: borrowing SQLiteRow, from start: Int) throws(SQLiteError) {
    self.init(
      id: try row[start], boardID: try row[start + 1], subject: try row[start + 2],
      createTime: try row[start + 3], flushTime: try row[start + 4],
      isSticky: try row[start + 5], isEssence: try row[start + 6])
  }
}
