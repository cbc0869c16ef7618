internal import Persistence

/// The rows of what new records refer to; looked up once each.
struct WriterReferences {
  /// What an article needs to know of its board.
  struct Board {
    var row: Int64
    /// Whether anybody may read it.
    var isOpen: Bool
  }

  let connection: SQLiteConnection
  var accounts: [AccountRecord.ID: Int64] = [:]
  var sections: [SectionRecord.ID: Int64] = [:]
  var boards: [BoardRecord.ID: Board] = [:]
  /// Whether each content is an image.
  var pictures: [PictureRecord.Hash: Bool] = [:]

  init(connection: SQLiteConnection) { self.connection = connection }

  mutating func account(_ id: AccountRecord.ID) throws(StorageError) -> Int64 {
    if let known = accounts[id] { return known }
    let row = try find(Int64.self, "SELECT id FROM account WHERE entity = ?", id, "account")
    accounts[id] = row
    return row
  }

  mutating func section(_ id: SectionRecord.ID) throws(StorageError) -> Int64 {
    if let known = sections[id] { return known }
    let row = try find(Int64.self, "SELECT id FROM section WHERE entity = ?", id, "section")
    sections[id] = row
    return row
  }

  mutating func board(_ id: BoardRecord.ID) throws(StorageError) -> Board {
    if let known = boards[id] { return known }
    let board = try find(
      Board.self, "SELECT id, NOT is_members_only FROM board WHERE entity = ?", id, "board")
    boards[id] = board
    return board
  }

  func article(_ id: ArticleRecord.ID) throws(StorageError) -> Int64 {
    try find(Int64.self, "SELECT id FROM article WHERE entity = ?", id, "article")
  }

  mutating func isImage(_ hash: PictureRecord.Hash) throws(StorageError) -> Bool {
    if let known = pictures[hash] { return known }
    let isImage = try find(
      Bool.self, "SELECT media_type LIKE 'image/%' FROM picture WHERE hash = ?", hash, "picture")
    pictures[hash] = isImage
    return isImage
  }

  private func find<Value: SQLiteRowDecodable>(
    _ type: Value.Type, _ sql: String, _ id: EntityID, _ kind: String
  ) throws(StorageError) -> Value {
    let found: Value?
    do { found = try connection.first(type, sql, [id]) } catch { throw StorageError(error) }
    guard let found else { throw .missing(kind, id) }
    return found
  }
}

extension WriterReferences.Board: SQLiteRowDecodable {
  init(row: borrowing SQLiteRow) throws(SQLiteError) {
    self.init(row: try row[0], isOpen: try row[1])
  }
}
