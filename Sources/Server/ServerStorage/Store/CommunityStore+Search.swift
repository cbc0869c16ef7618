package import Foundation
internal import Persistence

extension CommunityStore {
  /// Finds articles by words and parts of Chinese text, the best first; see `FullTextQuery` for
  /// what a person may type.
  ///
  /// - Parameters:
  ///   - keyword: What is looked for; a blank one finds nothing.
  ///   - originalOnly: Whether replies are left out.
  ///   - earliest: Only articles written then or later.
  ///   - boardNames: English names in any case; when there are none, all boards count.
  ///   - start: How many of the best to pass over.
  ///   - count: The most articles to return.
  /// - Returns: The stretch; at most `searchLimit` articles are found.
  /// - Throws: Why they could not be read.
  /// - Complexity: 7 statements.
  package func searchArticles(
    _ keyword: String, originalOnly: Bool = false, earliest: Date? = nil,
    boardNames: [String] = [], start: Int, count: Int
  ) async throws(StorageError) -> SearchResult<PlacedArticle> {
    guard let expression = FullTextQuery(keyword).expression else {
      return SearchResult(items: [], start: start, total: 0)
    }
    let names = boardNames.isEmpty ? nil : JSONStrings(boardNames)
    return try await read { connection throws(SQLiteError) in
      let rows = try connection.all(
        Int64.self, Self.articleSearchSQL,
        [expression, originalOnly, earliest, names, Self.searchLimit])
      let page = Array(rows.dropFirst(start).prefix(count))
      let items = try ArticleLoader(connection: connection).placed(page)
      return SearchResult(items: items, start: start, total: rows.count)
    }
  }

  /// Finds members by a part of their login name (in any case) or nick; those that are called just
  /// so come first, then those that begin so.
  ///
  /// - Returns: The stretch; at most `searchLimit` members are found, none by a blank keyword.
  /// - Throws: Why they could not be read.
  /// - Complexity: 2 statements, the first over all members.
  package func searchAccounts(
    _ keyword: String, start: Int, count: Int
  ) async throws(StorageError) -> SearchResult<AccountRecord> {
    guard let pattern = LikePattern(keyword) else {
      return SearchResult(items: [], start: start, total: 0)
    }
    return try await read { connection throws(SQLiteError) in
      let rows = try connection.all(
        Int64.self, Self.accountSearchSQL,
        [pattern.containing, pattern.exact, pattern.beginning, Self.searchLimit])
      var accounts: [AccountRecord] = []
      try connection.forEach(
        """
        SELECT \(AccountRecord.columns(of: "c")) FROM json_each(?) AS wanted
        CROSS JOIN account AS c ON c.id = wanted.value ORDER BY wanted.key
        """, [RowIDs(rows.dropFirst(start).prefix(count))]
      ) { row throws(SQLiteError) in accounts.append(try AccountRecord(row: row, from: 0)) }
      return SearchResult(items: accounts, start: start, total: rows.count)
    }
  }

  /// Returns a member by the login name in any case, or `nil` when there is none.
  ///
  /// - Throws: Why it could not be read.
  /// - Complexity: 1 statement.
  package func account(named name: String) async throws(StorageError) -> AccountView? {
    try await read { connection throws(SQLiteError) in
      var found: AccountView?
      try connection.forEach(
        """
        SELECT open_article_count, \(AccountRecord.columns(of: "account")) FROM account
        WHERE name = ?
        """, [name]
      ) { row throws(SQLiteError) in
        found = AccountView(
          account: try AccountRecord(row: row, from: 1), articleCount: try row[0])
      }
      return found
    }
  }

  /// Returns the articles of a member, the newest first.
  ///
  /// - Throws: Why they could not be read.
  /// - Complexity: 8 statements; an index scan up to the end of the page.
  package func recentArticles(
    of account: AccountRecord.ID, page: Int, size: Int
  ) async throws(StorageError) -> Page<PlacedArticle> {
    try await self.page(page, size) { connection, limit, offset throws(SQLiteError) in
      let found = try connection.first(
        RowAndCount.self, "SELECT id, open_article_count FROM account WHERE entity = ?",
        [account])
      guard let found else { return ([], 0) }
      let rows = try connection.all(
        Int64.self,
        """
        SELECT a.id FROM article AS a INDEXED BY article_of_account
        CROSS JOIN board AS b ON b.id = a.board
        WHERE a.account = ? AND NOT b.is_members_only
        ORDER BY a.post_time DESC, a.id DESC LIMIT ? OFFSET ?
        """, [found.row, limit, offset])
      return (try ArticleLoader(connection: connection).placed(rows), found.count)
    }
  }

  /// The index sorts its hits itself, so that only the articles of the best are looked at.
  private static let articleSearchSQL = """
    SELECT a.id FROM article_text
    CROSS JOIN article AS a ON a.id = article_text.rowid
    CROSS JOIN board AS b ON b.id = a.board
    WHERE article_text MATCH ?1 AND NOT b.is_members_only
      AND (NOT ?2 OR a.floor = 0)
      AND (?3 IS NULL OR a.post_time >= ?3)
      AND (?4 IS NULL OR b.id IN (
        SELECT id FROM board WHERE name COLLATE NOCASE IN (SELECT value FROM json_each(?4))))
    ORDER BY article_text.rank LIMIT ?5
    """

  private static let accountSearchSQL = """
    SELECT id FROM account
    WHERE name LIKE ?1 ESCAPE '\\' OR nick LIKE ?1 ESCAPE '\\'
    ORDER BY name LIKE ?2 ESCAPE '\\' OR nick LIKE ?2 ESCAPE '\\' DESC,
      name LIKE ?3 ESCAPE '\\' OR nick LIKE ?3 ESCAPE '\\' DESC, name
    LIMIT ?4
    """
}

/// Texts as one parameter, for `json_each`.
private struct JSONStrings: SQLiteBindable {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func bind(to parameter: borrowing SQLiteParameter) throws(SQLiteError) {
    // An array of texts is always fit for JSON.
    let json = (try? JSONEncoder().encode(texts)) ?? Data("[]".utf8)
    try parameter.set(String(decoding: json, as: UTF8.self))
  }
}
