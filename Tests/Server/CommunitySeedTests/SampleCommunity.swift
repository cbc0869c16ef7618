import CommunitySeed
import Foundation
import ServerStorage

/// The records of a community, kept in memory.
struct SampleCommunity: SeedSink {
  var accounts: [AccountRecord] = []
  var pictures: [PictureRecord] = []
  var sections: [SectionRecord] = []
  var boards: [BoardRecord] = []
  var channels: [ChannelRecord] = []
  var topics: [TopicRecord] = []
  /// By topic.
  var articles: [[ArticleRecord]] = []

  static let now = Date(timeIntervalSince1970: 1_760_000_000)
  /// One that is large enough to have some of everything, made once.
  static let large = SampleCommunity(of: SeedPlan(seed: 3, topics: 500, pictures: 24, now: now))
  /// One that is quickly made.
  static let smallPlan = SeedPlan(seed: 5, topics: 60, pictures: 0, now: now)

  init(of plan: SeedPlan) { CommunityGenerator(plan: plan).generate(into: &self) }

  mutating func add(_ account: AccountRecord) { accounts.append(account) }
  mutating func add(_ picture: PictureRecord) { pictures.append(picture) }
  mutating func add(_ section: SectionRecord) { sections.append(section) }
  mutating func add(_ board: BoardRecord) { boards.append(board) }
  mutating func add(_ channel: ChannelRecord) { channels.append(channel) }
  mutating func add(topic: TopicRecord, articles: [ArticleRecord]) {
    topics.append(topic)
    self.articles.append(articles)
  }

  var allArticles: [ArticleRecord] { articles.flatMap(\.self) }

  /// A number that differs when any name or text differs.
  var textDigest: UInt64 {
    var digest = Digest()
    for account in accounts {
      digest.add("\(account.id) \(account.name) \(account.nick) \(account.signature)")
    }
    for board in boards { digest.add("\(board.id) \(board.name) \(board.managers)") }
    for channel in channels { digest.add("\(channel.id) \(channel.boards)") }
    for topic in topics {
      digest.add("\(topic.id) \(topic.boardID) \(topic.subject) \(topic.isSticky)")
    }
    for article in allArticles {
      digest.add("\(article.id) \(article.accountID) \(String(describing: article.replyID))")
      digest.add("\(article.order) \(article.subject) \(article.body) \(article.city ?? "")")
      for file in article.attachments { digest.add("\(file.id) \(file.name) \(file.hash)") }
      for like in article.likes {
        digest.add("\(like.id) \(like.accountID) \(like.score) \(like.body)")
      }
    }
    return digest.value
  }

  /// A number that differs when any time differs.
  var timeDigest: UInt64 {
    var digest = Digest()
    for account in accounts { digest.add("\(account.createTime) \(account.loginTime)") }
    for topic in topics { digest.add("\(topic.createTime) \(topic.flushTime)") }
    for article in allArticles {
      digest.add("\(article.postTime) \(String(describing: article.editTime))")
      for like in article.likes { digest.add("\(like.time)") }
    }
    return digest.value
  }
}

/// Sums up texts (FNV-1a).
private struct Digest {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ 0xFF) &* 0x100_0000_01b3
  }
}
