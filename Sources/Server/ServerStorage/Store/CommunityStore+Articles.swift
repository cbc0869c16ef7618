internal import Persistence

extension CommunityStore {
  /// Returns articles of a topic.
  ///
  /// - Parameters:
  ///   - topic: Which topic; one that is not there has no articles.
  ///   - mode: Which articles, in what order.
  ///   - page: From 1.
  ///   - size: At least 1.
  /// - Returns: The page; its total is that of the mode.
  /// - Throws: Why they could not be read.
  /// - Complexity: At most 7 statements; an index scan up to the end of the page.
  package func articles(
    of topic: TopicRecord.ID, mode: ArticleMode, page: Int, size: Int
  ) async throws(StorageError) -> Page<ArticleView> {
    try await self.page(page, size) { connection, limit, offset throws(SQLiteError) in
      let found = try connection.first(
        RowAndCount.self, "SELECT id, article_count FROM topic WHERE entity = ?", [topic])
      guard let found else { return ([], 0) }
      let rows: [Int64]
      var total = found.count
      switch mode {
      case .oldestFirst, .newestFirst:
        let direction = mode == .oldestFirst ? "ASC" : "DESC"
        rows = try connection.all(
          Int64.self,
          "SELECT id FROM article WHERE topic = ? ORDER BY floor \(direction) LIMIT ? OFFSET ?",
          [found.row, limit, offset])
      case .starter, .onlyAuthor:
        guard let author = try author(mode, topic: found.row, connection) else { return ([], 0) }
        total =
          try connection.first(
            Int.self, "SELECT count(*) FROM article WHERE topic = ? AND account = ?",
            [found.row, author]) ?? 0
        rows = try connection.all(
          Int64.self,
          """
          SELECT id FROM article WHERE topic = ? AND account = ? ORDER BY floor LIMIT ? OFFSET ?
          """, [found.row, author, limit, offset])
      }
      return (try ArticleLoader(connection: connection).views(rows), total)
    }
  }

  /// Returns the likes of all articles of a topic, by floor and then by time.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 1 statement.
  package func likes(of topic: TopicRecord.ID) async throws(StorageError) -> [LikeView] {
    try await read { connection throws(SQLiteError) in
      var likes: [LikeView] = []
      try connection.forEach(
        """
        SELECT l.entity, l.score, l.body, l.time, a.entity, \(AccountRecord.columns(of: "c"))
        FROM topic AS t CROSS JOIN article AS a ON a.topic = t.id
        CROSS JOIN article_like AS l ON l.article = a.id
        JOIN account AS c ON c.id = l.account
        WHERE t.entity = ? ORDER BY a.floor, l.time, l.id
        """, [topic]
      ) { row throws(SQLiteError) in
        let account = try AccountRecord(row: row, from: 5)
        let like = LikeRecord(
          id: try row[0], accountID: account.id, score: try row[1], body: try row[2],
          time: try row[3])
        likes.append(LikeView(like: like, articleID: try row[4], account: account))
      }
      return likes
    }
  }

  /// Returns an article with its topic and board, or `nil` when there is none.
  ///
  /// - Throws: Why it could not be read.
  /// - Complexity: 7 statements.
  package func article(_ id: ArticleRecord.ID) async throws(StorageError) -> PlacedArticle? {
    try await read { connection throws(SQLiteError) in
      let row = try connection.first(Int64.self, "SELECT id FROM article WHERE entity = ?", [id])
      return try ArticleLoader(connection: connection).placed(row.map { [$0] } ?? []).first
    }
  }

  /// Returns the newest articles with pictures.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 8 statements; an index scan up to the end of the page.
  package func album(page: Int, size: Int) async throws(StorageError) -> Page<PlacedArticle> {
    try await self.page(page, size) { connection, limit, offset throws(SQLiteError) in
      let total = try connection.first(
        Int.self,
        "SELECT coalesce(sum(illustrated_count), 0) FROM board WHERE NOT is_members_only")
      let rows = try connection.all(
        Int64.self,
        """
        SELECT a.id FROM article AS a INDEXED BY article_illustrated
        CROSS JOIN board AS b ON b.id = a.board
        WHERE a.is_illustrated AND NOT b.is_members_only
        ORDER BY a.post_time DESC, a.id DESC LIMIT ? OFFSET ?
        """, [limit, offset])
      return (try ArticleLoader(connection: connection).placed(rows), total ?? 0)
    }
  }

  /// Returns a file of an article with its content, or `nil` when there is none.
  ///
  /// - Throws: Why it could not be read.
  /// - Complexity: 1 statement.
  package func attachment(
    _ id: AttachmentRecord.ID
  ) async throws(StorageError) -> (attachment: AttachmentRecord, picture: PictureRecord)? {
    let found: (AttachmentRecord, PictureRecord)? = try await read {
      connection throws(SQLiteError) in
      var found: (AttachmentRecord, PictureRecord)?
      try connection.forEach(
        """
        SELECT x.name, x.serial, p.hash, p.media_type, p.bytes
        FROM attachment AS x JOIN picture AS p ON p.hash = x.picture WHERE x.entity = ?
        """, [id]
      ) { row throws(SQLiteError) in
        let picture = PictureRecord(hash: try row[2], mediaType: try row[3], bytes: try row[4])
        found = (
          AttachmentRecord(id: id, name: try row[0], serial: try row[1], hash: picture.hash),
          picture
        )
      }
      return found
    }
    return found.map { (attachment: $0.0, picture: $0.1) }
  }

  /// Returns the content of a file, or `nil` when there is none of that name.
  ///
  /// - Throws: Why it could not be read.
  /// - Complexity: 1 statement.
  package func picture(_ hash: PictureRecord.Hash) async throws(StorageError) -> PictureRecord? {
    try await read { connection throws(SQLiteError) in
      var picture: PictureRecord?
      try connection.forEach("SELECT media_type, bytes FROM picture WHERE hash = ?", [hash]) {
        row throws(SQLiteError) in
        picture = PictureRecord(hash: hash, mediaType: try row[0], bytes: try row[1])
      }
      return picture
    }
  }

  /// Finds the author that a mode is about; `nil` when the article is not there, or not of the
  /// topic.
  private func author(
    _ mode: ArticleMode, topic: Int64, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Int64? {
    guard case .onlyAuthor(let article) = mode else {
      return try connection.first(
        Int64.self, "SELECT account FROM article WHERE topic = ? AND floor = 0", [topic])
    }
    return try connection.first(
      Int64.self, "SELECT account FROM article WHERE entity = ? AND topic = ?", [article, topic])
  }
}
