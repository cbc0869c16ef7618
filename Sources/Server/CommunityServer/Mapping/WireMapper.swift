import CommunityAPI
import Foundation
import ServerStorage

/// Makes wire models of what the storage answers.
struct WireMapper: Sendable {
  /// What the site writes where an article answers none.
  static let noReply = Article.ID("00000000000000000000000000000000")

  /// How much of an article lists show, in characters.
  private static let excerptLength = 120

  let links: PictureLinks
  /// Texts that were made for earlier answers; reading a body takes longer than all else.
  let texts: RenderedTexts

  func section(_ record: SectionRecord) -> Section {
    Section(
      id: Identifier(record.id), name: record.name, description: record.description,
      cover: record.cover)
  }

  func account(_ record: AccountRecord) -> Account {
    let level = MemberLevel(points: record.score)
    var account = Account(
      id: Identifier(record.id), name: record.name, nick: record.nick,
      gender: record.gender.rawValue, birthday: record.birthday, level: level.number,
      levelTitle: level.title, title: record.title, score: record.score,
      loginTime: record.loginTime, createTime: record.createTime)
    if record.isClosed { account.isClosed = true }
    if let avatar = record.avatar { links.set(avatar, of: &account, named: record.id) }
    return account
  }

  /// A member's own page tells more than what stands beside an article.
  func account(_ view: AccountView) -> Account {
    var account = account(view.account)
    account.articleCount = view.articleCount
    account.friendCount = 0
    account.fanCount = 0
    account.isFriend = false
    account.city = view.account.city
    account.signature = view.account.signature
    account.isClosed = view.account.isClosed
    return account
  }

  func board(_ record: BoardRecord) -> Board {
    Board(
      id: Identifier(record.id), name: record.name, title: record.title,
      type: record.isDirectory ? 1 : 0, groupID: record.directoryID.map { Identifier($0) },
      sectionID: Identifier(record.sectionID), isReadOnly: record.isReadOnly,
      forbidsReplies: record.forbidsReplies, accessScore: record.accessScore)
  }

  func board(_ view: BoardView) -> Board {
    var board = board(view.board)
    board.todayPostCount = view.todayPostCount
    return board
  }

  func attachment(_ view: AttachmentView) -> Attachment {
    let record = view.attachment
    var attachment = Attachment(
      id: Identifier(record.id), name: record.name, mediaType: view.mediaType,
      sizeInBytes: view.size, serial: record.serial, hash: record.hash.description)
    links.set(record.hash, of: &attachment, named: record.id)
    return attachment
  }

  func like(_ record: LikeRecord, of article: EntityID, by account: AccountRecord) -> Like {
    Like(
      id: Identifier(record.id), articleID: Identifier(article),
      accountID: Identifier(record.accountID), accountName: account.name, score: record.score,
      body: record.body, time: record.time, account: self.account(account))
  }

  func article(
    _ view: ArticleView, on board: BoardRecord, first: EntityID?, body: BodyStyle
  ) -> Article {
    let record = view.article
    var article = Article(
      id: Identifier(record.id), topicID: Identifier(record.topicID),
      boardID: Identifier(board.id), accountID: Identifier(record.accountID),
      groupID: first.map { Identifier($0) },
      replyID: record.replyID.map { Identifier($0) } ?? Self.noReply, subject: record.subject,
      body: text(of: record, body), postTime: record.postTime, editTime: record.editTime,
      topicOrder: record.order, size: record.body.utf8.count)
    article.score = record.likes.reduce(0) { $0 + $1.score }
    article.forbidsReplies = board.forbidsReplies || board.isReadOnly
    article.city = record.city
    article.account = view.account.map(account)
    article.attachments = view.attachments.map(attachment)
    // Lists show how many there are, not who.
    if body == .html {
      article.likes = zip(record.likes, view.likers).map { like($0, of: record.id, by: $1) }
    }
    return article
  }

  /// A topic as lists show it, or with its first article in full.
  func topic(_ view: TopicView, body: BodyStyle = .excerpt, withBoard: Bool = true) -> Topic {
    var topic = topic(bare: view)
    let first = view.firstArticle
    topic.article = first.map {
      article($0, on: view.board, first: $0.article.id, body: body)
    }
    if withBoard { topic.board = board(view.board) }
    return topic
  }

  /// A topic without its board and first article.
  func topic(bare view: TopicView) -> Topic {
    Topic(
      id: Identifier(view.topic.id), subject: view.topic.subject,
      boardID: Identifier(view.topic.boardID),
      firstArticleID: Identifier(view.firstArticle?.article.id),
      lastArticleID: Identifier(view.lastArticleID), articleCount: view.articleCount,
      likeCount: view.likeCount, flushTime: view.topic.flushTime,
      lastPostTime: view.lastPostTime, lastArticleOrder: view.lastOrder)
  }

  private func text(of record: ArticleRecord, _ style: BodyStyle) -> String {
    texts.text(RenderedTexts.Key(article: record.id, style: style), of: record.body) { body in
      switch style {
      case .html: ArticleHTML.render(body)
      case .excerpt: ArticleBody(plainText: body).excerpt(limit: Self.excerptLength)
      }
    }
  }
}

extension Identifier {
  /// Writes a name of the storage; none is written as nothing.
  init(_ id: EntityID?) { self.init(id?.description ?? "") }
}
