extension FullTextIndex {
  /// Finds rows, the best first; among equals the newest (of the greatest key) first.
  ///
  /// - Parameters:
  ///   - query: What is looked for; an empty one finds nothing.
  ///   - connection: Where the index is.
  ///   - limit: The most hits to return.
  ///   - offset: How many of the best to pass over.
  /// - Returns: Keys of the table, with an excerpt around what was found.
  /// - Throws: What SQLite answers.
  /// - Complexity: One statement; reads all hits to rank them.
  public func search(
    _ query: FullTextQuery, in connection: SQLiteConnection, limit: Int, offset: Int = 0
  ) throws(SQLiteError) -> [FullTextHit] {
    guard let expression = query.expression else { return [] }
    return try connection.all(
      FullTextHit.self,
      """
      SELECT rowid, rank, snippet(\(name), -1, ?, ?, '…', ?) FROM \(name)
      WHERE \(name) MATCH ? ORDER BY rank, rowid DESC LIMIT ? OFFSET ?
      """,
      [
        FullTextExcerpt.start, FullTextExcerpt.end, FullTextExcerpt.tokenCount, expression, limit,
        offset,
      ])
  }

  /// Finds rows as `search(_:in:limit:offset:)`, without their excerpts.
  ///
  /// - Parameters:
  ///   - query: What is looked for; an empty one finds nothing.
  ///   - connection: Where the index is.
  ///   - limit: The most keys to return.
  ///   - offset: How many of the best to pass over.
  /// - Returns: Keys of the table, the best first.
  /// - Throws: What SQLite answers.
  /// - Complexity: One statement; reads all hits to rank them, but not their text.
  public func keys(
    _ query: FullTextQuery, in connection: SQLiteConnection, limit: Int, offset: Int = 0
  ) throws(SQLiteError) -> [Int64] {
    guard let expression = query.expression else { return [] }
    return try connection.all(
      Int64.self,
      "SELECT rowid FROM \(name) WHERE \(name) MATCH ? ORDER BY rank, rowid DESC LIMIT ? OFFSET ?",
      [expression, limit, offset])
  }

  /// Returns how many rows a query finds.
  ///
  /// - Throws: What SQLite answers.
  /// - Complexity: One statement; reads all hits.
  public func count(
    _ query: FullTextQuery, in connection: SQLiteConnection
  ) throws(SQLiteError) -> Int {
    guard let expression = query.expression else { return 0 }
    return try connection.first(
      Int.self, "SELECT count(*) FROM \(name) WHERE \(name) MATCH ?", [expression]) ?? 0
  }

  /// Returns the whole text of one column with what a query finds in it marked.
  ///
  /// - Parameters:
  ///   - column: One of the index's columns.
  ///   - key: The row.
  ///   - query: What is looked for.
  ///   - connection: Where the index is.
  /// - Returns: The text in parts; `nil` when the query does not find the row.
  /// - Throws: What SQLite answers.
  /// - Precondition: The index has such a column.
  public func highlight(
    _ column: String, ofRow key: Int64, for query: FullTextQuery, in connection: SQLiteConnection
  ) throws(SQLiteError) -> FullTextExcerpt? {
    guard let number = columns.firstIndex(of: column) else {
      preconditionFailure("\(name) has no column \(column)")
    }
    guard let expression = query.expression else { return nil }
    return try connection.first(
      FullTextExcerpt.self,
      "SELECT highlight(\(name), ?, ?, ?) FROM \(name) WHERE \(name) MATCH ? AND rowid = ?",
      [number, FullTextExcerpt.start, FullTextExcerpt.end, expression, key])
  }
}

/// One row that a query found.
public struct FullTextHit: Hashable, Sendable, SQLiteRowDecodable {
  /// The key of the row.
  public let key: Int64
  /// How well it fits: the smaller, the better (bm25).
  public let rank: Double
  /// The surroundings of what was found, from the column where most was.
  public let excerpt: FullTextExcerpt

  public init(row: borrowing SQLiteRow) throws(SQLiteError) {
    key = try row[0]
    rank = try row[1]
    excerpt = try row[2]
  }
}

/// A piece of text in which what was found is marked.
public struct FullTextExcerpt: Hashable, Sendable {
  /// A stretch that was found, or one between.
  public struct Part: Hashable, Sendable {
    public var text: String
    public var isMatch: Bool

    /// Describes a stretch.
    public init(_ text: String, isMatch: Bool) {
      self.text = text
      self.isMatch = isMatch
    }
  }

  /// Unicode's own marks around an annotated stretch, which plain text does not use.
  static let start = "\u{FFF9}"
  static let end = "\u{FFFB}"
  static let tokenCount = 32

  /// The stretches, in order; none is empty.
  public let parts: [Part]

  /// The text without marks.
  public var text: String { parts.map(\.text).joined() }
}

extension FullTextExcerpt: SQLiteColumnDecodable {
  public init(row: borrowing SQLiteRow, column: Int) throws(SQLiteError) {
    let marked: String = try row[column]
    var parts: [Part] = []
    var text = String.UnicodeScalarView()
    var isMatch = false
    for scalar in marked.unicodeScalars {
      guard scalar == "\u{FFF9}" || scalar == "\u{FFFB}" else {
        text.append(scalar)
        continue
      }
      if !text.isEmpty { parts.append(Part(String(text), isMatch: isMatch)) }
      text = String.UnicodeScalarView()
      isMatch = scalar == "\u{FFF9}"
    }
    if !text.isEmpty { parts.append(Part(String(text), isMatch: isMatch)) }
    self.parts = parts
  }
}
