internal import Persistence

/// The statements of a writer, prepared once.
struct WriterStatements {
  let account: SQLiteStatement
  let section: SQLiteStatement
  let board: SQLiteStatement
  let manager: SQLiteStatement
  let channel: SQLiteStatement
  let channelBoard: SQLiteStatement
  let picture: SQLiteStatement
  let topic: SQLiteStatement
  /// Names the first and last article of a topic, which come after it.
  let ends: SQLiteStatement
  let article: SQLiteStatement
  let attachment: SQLiteStatement
  let like: SQLiteStatement

  init(connection: SQLiteConnection) throws(SQLiteError) {
    func insert(_ table: String, _ columns: String) throws(SQLiteError) -> SQLiteStatement {
      let marks = columns.split(separator: ",").map { _ in "?" }.joined(separator: ", ")
      return try connection.prepare("INSERT INTO \(table) (\(columns)) VALUES (\(marks))")
    }
    account = try insert(
      "account",
      """
      entity, name, nick, gender, birthday, score, title, city, signature, avatar, create_time,
      login_time, is_closed
      """)
    section = try insert("section", "entity, name, description, cover, position")
    board = try insert(
      "board",
      """
      entity, section, directory, name, title, is_directory, is_read_only, forbids_replies,
      is_members_only, access_score, position
      """)
    manager = try insert("board_manager", "board, position, account")
    channel = try insert("channel", "entity, name, position")
    channelBoard = try insert("channel_board", "channel, position, board")
    picture = try insert("picture", "hash, media_type, size, bytes")
    topic = try insert(
      "topic",
      """
      entity, board, subject, create_time, flush_time, is_sticky, is_essence, article_count,
      like_count, last_order, last_post_time
      """)
    ends = try connection.prepare(
      "UPDATE topic SET first_article = ?, last_article = ? WHERE id = ?")
    article = try insert(
      "article",
      """
      entity, topic, board, account, reply, floor, post_time, edit_time, city, is_illustrated,
      subject, body
      """)
    attachment = try insert("attachment", "entity, article, serial, name, picture")
    like = try insert("article_like", "entity, article, account, score, body, time")
  }
}
