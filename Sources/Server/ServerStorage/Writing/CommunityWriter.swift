internal import Foundation
internal import Persistence

/// Adds records to a community, within one transaction.
///
/// A record may refer only to those added before it, save that an account may name a picture that
/// comes later.
package final class CommunityWriter {
  private let connection: SQLiteConnection
  private let statements: WriterStatements
  private var references: WriterReferences
  /// The last article that was there before.
  private let lastArticle: Int64
  /// What the articles of this transaction add to the boards' and members' numbers.
  private var counts = WriterCounts()

  init(connection: SQLiteConnection) throws(SQLiteError) {
    self.connection = connection
    statements = try WriterStatements(connection: connection)
    references = WriterReferences(connection: connection)
    lastArticle = try connection.first(Int64.self, "SELECT coalesce(max(id), 0) FROM article") ?? 0
  }

  /// Adds a member.
  ///
  /// - Throws: `.refused` when the name is taken or malformed.
  package func add(_ account: AccountRecord) throws(StorageError) {
    try run(
      statements.account,
      [
        account.id, account.name, account.nick, account.gender, account.birthday, account.score,
        account.title, account.city, account.signature, account.avatar, account.createTime,
        account.loginTime, account.isClosed,
      ])
    references.accounts[account.id] = connection.lastInsertedRowID
  }

  /// Adds a section.
  ///
  /// - Throws: `.refused` when its position is taken.
  package func add(_ section: SectionRecord) throws(StorageError) {
    try run(
      statements.section,
      [
        section.id, section.name, section.description, section.cover, section.position,
      ])
    references.sections[section.id] = connection.lastInsertedRowID
  }

  /// Adds a board or directory and names its managers.
  ///
  /// - Throws: `.missing` when its section, directory or a manager is; `.refused` when the name is
  ///   taken.
  package func add(_ board: BoardRecord) throws(StorageError) {
    var directory: Int64?
    if let id = board.directoryID { directory = try references.board(id).row }
    try run(
      statements.board,
      [
        board.id, try references.section(board.sectionID), directory, board.name, board.title,
        board.isDirectory, board.isReadOnly, board.forbidsReplies, board.isMembersOnly,
        board.accessScore, board.position,
      ])
    let row = connection.lastInsertedRowID
    references.boards[board.id] = WriterReferences.Board(row: row, isOpen: !board.isMembersOnly)
    for (position, manager) in board.managers.enumerated() {
      try run(statements.manager, [row, position, try references.account(manager)])
    }
  }

  /// Adds a channel.
  ///
  /// - Throws: `.missing` when one of its boards is; `.refused` when its name or position is taken.
  package func add(_ channel: ChannelRecord) throws(StorageError) {
    try run(statements.channel, [channel.id, channel.name, channel.position])
    let row = connection.lastInsertedRowID
    for (position, board) in channel.boards.enumerated() {
      try run(statements.channelBoard, [row, position, try references.board(board).row])
    }
  }

  /// Adds the content of a file.
  ///
  /// - Throws: `.refused` when it is there already.
  package func add(_ picture: PictureRecord) throws(StorageError) {
    try run(
      statements.picture,
      [
        picture.hash, picture.mediaType, picture.bytes.count, picture.bytes,
      ])
    references.pictures[picture.hash] = picture.mediaType.hasPrefix("image/")
  }

  /// Adds a topic with all its articles.
  ///
  /// - Parameters:
  ///   - topic: What it is called and where it stands.
  ///   - articles: In the order of their floors, and so of their times.
  /// - Throws: `.missing` when a board, author, picture or answered article is; `.refused` when the
  ///   articles are out of order or belong to another topic.
  package func add(topic: TopicRecord, articles: [ArticleRecord]) throws(StorageError) {
    try checkOrder(of: articles, in: topic)
    let board = try references.board(topic.boardID)
    let last = articles.last
    try run(
      statements.topic,
      [
        topic.id, board.row, topic.subject, topic.createTime, topic.flushTime, topic.isSticky,
        topic.isEssence, articles.count, articles.reduce(0) { $0 + $1.likes.count },
        last?.order ?? 0, last?.postTime ?? topic.createTime,
      ])
    counts.add(topic, to: board.row)
    let topicRow = connection.lastInsertedRowID
    var rows: [ArticleRecord.ID: Int64] = [:]
    for article in articles {
      rows[article.id] = try add(article, topic: topicRow, board: board, answered: rows)
    }
    guard let first = articles.first, let last else { return }
    try run(
      statements.ends, [first.order == 0 ? rows[first.id] : nil, rows[last.id], topicRow])
  }

  /// Brings the numbers of boards and members and the full-text index up to date.
  func finish() throws(SQLiteError) {
    for (row, count) in counts.boards {
      try connection.run(
        """
        UPDATE board SET topic_count = topic_count + ?, sticky_count = sticky_count + ?,
          essence_count = essence_count + ?, article_count = article_count + ?,
          illustrated_count = illustrated_count + ?
        WHERE id = ?
        """,
        [count.topics, count.sticky, count.essence, count.articles, count.illustrated, row])
    }
    for (row, count) in counts.openArticles {
      try connection.run(
        "UPDATE account SET open_article_count = open_article_count + ? WHERE id = ?",
        [count, row])
    }
    try CommunitySchema.articleText.indexRows(after: lastArticle, in: connection)
  }
}

extension CommunityWriter {
  private func run(
    _ statement: SQLiteStatement, _ values: [any SQLiteBindable]
  ) throws(StorageError) {
    do { try statement.run(values) } catch { throw StorageError(error) }
  }

  private func checkOrder(
    of articles: [ArticleRecord], in topic: TopicRecord
  ) throws(StorageError) {
    guard articles.allSatisfy({ $0.topicID == topic.id }) else {
      throw .refused(rule: "an article of topic \(topic.id) belongs to another topic")
    }
    for (earlier, later) in zip(articles, articles.dropFirst())
    where earlier.order >= later.order || earlier.postTime > later.postTime {
      throw .refused(rule: "articles of topic \(topic.id) are out of order at \(later.order)")
    }
  }

  /// Adds an article.
  ///
  /// - Parameters:
  ///   - article: What is added.
  ///   - topic: The row of its topic.
  ///   - board: Its board.
  ///   - answered: The rows of the topic's articles before it.
  /// - Returns: Its row.
  /// - Throws: `.missing` or `.refused`.
  private func add(
    _ article: ArticleRecord, topic: Int64, board: WriterReferences.Board,
    answered: [ArticleRecord.ID: Int64]
  ) throws(StorageError) -> Int64 {
    let account = try references.account(article.accountID)
    var reply: Int64?
    if let id = article.replyID {
      // Not `??`, whose right side loses the kind of error.
      if let row = answered[id] { reply = row } else { reply = try references.article(id) }
    }
    var isIllustrated = false
    for attachment in article.attachments {
      if try references.isImage(attachment.hash) { isIllustrated = true }
    }
    try run(
      statements.article,
      [
        article.id, topic, board.row, account, reply, article.order, article.postTime,
        article.editTime, article.city, isIllustrated, article.subject, article.body,
      ])
    let row = connection.lastInsertedRowID
    counts.addArticle(
      to: board.row, account: board.isOpen ? account : nil, isIllustrated: isIllustrated)
    for attachment in article.attachments {
      try run(
        statements.attachment,
        [
          attachment.id, row, attachment.serial, attachment.name, attachment.hash,
        ])
    }
    for like in article.likes {
      try run(
        statements.like,
        [
          like.id, row, try references.account(like.accountID), like.score, like.body, like.time,
        ])
    }
    return row
  }
}
