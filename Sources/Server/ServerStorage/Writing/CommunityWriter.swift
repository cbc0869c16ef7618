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
  /// What the articles of this transaction add to the boards' and members' numbers.
  private var counts = WriterCounts()

  init(connection: SQLiteConnection) throws(SQLiteError) {
    self.connection = connection
    statements = try WriterStatements(connection: connection)
    references = WriterReferences(connection: connection)
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
    let likes = articles.reduce(0) { $0 + $1.likes.count }
    // The articles' rows are known beforehand, as this transaction is the only one that writes.
    let firstRow = try nextArticleRow()
    let last = articles.last
    try run(
      statements.topic,
      [
        topic.id, board.row, topic.subject, topic.createTime, topic.flushTime, topic.isSticky,
        topic.isEssence, articles.count, likes, articles.first?.order == 0 ? firstRow : nil,
        last.map { _ in firstRow + Int64(articles.count) - 1 }, last?.order ?? 0,
        last?.postTime ?? topic.createTime,
      ])
    counts.add(topic, to: board.row)
    let topicRow = connection.lastInsertedRowID
    var rows: [ArticleRecord.ID: Int64] = [:]
    for (row, article) in zip(firstRow..., articles) {
      try add(article, row: row, topic: topicRow, board: board, answered: rows)
      rows[article.id] = row
    }
    counts.nextArticleRow = firstRow + Int64(articles.count)
  }

  /// Brings the numbers of boards and members up to date.
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
  }
}

extension CommunityWriter {
  private func run(
    _ statement: SQLiteStatement, _ values: [any SQLiteBindable]
  ) throws(StorageError) {
    do { try statement.run(values) } catch { throw StorageError(error) }
  }

  private func nextArticleRow() throws(StorageError) -> Int64 {
    if let known = counts.nextArticleRow { return known }
    do {
      return try connection.first(Int64.self, "SELECT coalesce(max(id), 0) + 1 FROM article") ?? 1
    } catch {
      throw StorageError(error)
    }
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

  private func add(
    _ article: ArticleRecord, row: Int64, topic: Int64, board: WriterReferences.Board,
    answered: [ArticleRecord.ID: Int64]
  ) throws(StorageError) {
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
        row, article.id, topic, board.row, account, reply, article.order, article.postTime,
        article.editTime, article.city, isIllustrated, article.subject, article.body,
      ])
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
  }
}
