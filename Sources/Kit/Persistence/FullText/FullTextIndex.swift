/// An index over the words and characters of some text columns of a table.
///
/// The text itself stays in its table; triggers keep the index right whoever changes a row.
public struct FullTextIndex: Hashable, Sendable {
  /// How much of a transaction's index is gathered in memory before a part is written; each part
  /// has to be merged with the others later.
  private static let bytesBeforeWriting = 32 << 20

  /// The name of the index, as a table of its own.
  public let name: String
  /// The table that holds the text.
  public let table: String
  /// The table's integer primary key.
  public let key: String
  /// The columns that are searched.
  public let columns: [String]
  /// How much a hit in each column is worth to the order of hits; as many as columns.
  public let weights: [Double]
  /// Whether new rows enter the index at once, or wait for `indexRows(after:in:)`.
  public let followsInsertions: Bool

  /// Describes an index.
  ///
  /// - Parameters:
  ///   - name: The name of the index.
  ///   - table: The table that holds the text.
  ///   - key: The table's integer primary key.
  ///   - columns: The columns that are searched, at least one.
  ///   - weights: What a hit in each column is worth; 1 each when left out.
  ///   - followsInsertions: Whether a trigger indexes each new row. SQLite writes the index's part
  ///     to the disk for every such row, so a program that adds thousands at once is ten times
  ///     faster without, calling `indexRows(after:in:)` at the end of the transaction.
  /// - Precondition: Names are ASCII letters, digits and `_`; there are as many weights as columns.
  public init(
    _ name: String, over table: String, key: String = "id", columns: [String],
    weights: [Double]? = nil, followsInsertions: Bool = true
  ) {
    for identifier in [name, table, key] + columns {
      precondition(identifier.isPlainIdentifier, "not a plain name: \(identifier)")
    }
    precondition(!columns.isEmpty, "an index needs a column")
    precondition(weights == nil || weights?.count == columns.count, "one weight for each column")
    self.name = name
    self.table = table
    self.key = key
    self.columns = columns
    self.weights = weights ?? columns.map { _ in 1 }
    self.followsInsertions = followsInsertions
  }

  /// Makes the index and fills it from the rows that are there; for a migration.
  ///
  /// - Throws: What SQLite answers, as when the table is missing.
  /// - Complexity: Reads the whole table.
  public func create(in connection: SQLiteConnection) throws(SQLiteError) {
    try connection.execute(creationScript)
    try rebuild(in: connection)
  }

  /// Removes the index; the text stays.
  ///
  /// - Throws: What SQLite answers.
  public func drop(in connection: SQLiteConnection) throws(SQLiteError) {
    try connection.execute(
      """
      DROP TRIGGER IF EXISTS \(name)_insert;
      DROP TRIGGER \(name)_delete; DROP TRIGGER \(name)_update;
      DROP TABLE \(name);
      """)
  }

  /// Indexes the rows whose keys are greater than one that was the greatest so far; for an index
  /// that does not follow insertions.
  ///
  /// - Throws: What SQLite answers.
  /// - Complexity: Reads those rows.
  public func indexRows(
    after key: Int64, in connection: SQLiteConnection
  ) throws(SQLiteError) {
    precondition(!followsInsertions, "\(name) has these rows already")
    let list = columns.joined(separator: ", ")
    try connection.run(
      """
      INSERT INTO \(name) (rowid, \(list))
      SELECT \(self.key), \(list) FROM \(table) WHERE \(self.key) > ? ORDER BY \(self.key)
      """, [key])
  }

  /// Makes the index anew from the text.
  ///
  /// - Throws: What SQLite answers.
  /// - Complexity: Reads the whole table.
  public func rebuild(in connection: SQLiteConnection) throws(SQLiteError) {
    try connection.run("INSERT INTO \(name) (\(name)) VALUES ('rebuild')")
  }

  /// Merges the index's parts into one, which makes searches faster; worth while after many changes.
  ///
  /// - Throws: What SQLite answers.
  /// - Complexity: Writes the whole index.
  public func optimize(in connection: SQLiteConnection) throws(SQLiteError) {
    try connection.run("INSERT INTO \(name) (\(name)) VALUES ('optimize')")
  }

  /// Compares the index with the text.
  ///
  /// - Throws: `.corrupt` when they differ.
  /// - Complexity: Reads the whole table and index.
  public func check(in connection: SQLiteConnection) throws(SQLiteError) {
    try connection.run("INSERT INTO \(name) (\(name), rank) VALUES ('integrity-check', 1)")
  }

  private var creationScript: String {
    let list = columns.joined(separator: ", ")
    let new = columns.map { "new.\($0)" }.joined(separator: ", ")
    let old = columns.map { "old.\($0)" }.joined(separator: ", ")
    let rank = weights.map { "\($0)" }.joined(separator: ", ")
    let insert = "INSERT INTO \(name) (rowid, \(list)) VALUES (new.\(key), \(new));"
    let delete =
      "INSERT INTO \(name) (\(name), rowid, \(list)) VALUES ('delete', old.\(key), \(old));"
    let onInsert =
      followsInsertions
      ? "CREATE TRIGGER \(name)_insert AFTER INSERT ON \(table) BEGIN \(insert) END;" : ""
    return """
      CREATE VIRTUAL TABLE \(name) USING fts5 (
        \(list), content = '\(table)', content_rowid = '\(key)',
        tokenize = '\(FullTextTokenizer.name)'
      );
      INSERT INTO \(name) (\(name), rank) VALUES ('hashsize', \(Self.bytesBeforeWriting));
      INSERT INTO \(name) (\(name), rank) VALUES ('rank', 'bm25(\(rank))');
      \(onInsert)
      CREATE TRIGGER \(name)_delete AFTER DELETE ON \(table) BEGIN \(delete) END;
      CREATE TRIGGER \(name)_update AFTER UPDATE OF \(key), \(list) ON \(table)
      BEGIN \(delete) \(insert) END;
      """
  }
}

extension String {
  /// Whether the text can stand in a statement as a name without quotation marks.
  var isPlainIdentifier: Bool {
    guard let first = utf8.first, first == UInt8(ascii: "_") || first.isLetter else { return false }
    return utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0.isLetter || $0.isDigit }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
