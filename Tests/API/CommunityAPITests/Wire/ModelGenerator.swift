import CommunityAPI
import Foundation
import TestSupport

/// Makes models of any content, the same for the same seed.
struct ModelGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance() -> Bool { Bool.random(using: &random) }

  mutating func number() -> Int {
    [0, 1, -1, 7, Int.max, Int.min, Int.random(in: -1000...1000, using: &random)]
      .randomElement(using: &random) ?? 0
  }

  /// Text without blanks at its ends, as subjects and titles come.
  mutating func text() -> String {
    let letters: [Character] = [
      "a", "Z", "中", "文", "😀", "👨‍👩‍👧", "\"", "\\", "/", "<", "&", " ", "\n", "\u{1B}", "é", "\u{2028}",
      "\u{7F}", "０",
    ]
    let count = Int.random(in: 0...12, using: &random)
    return String((0..<count).map { _ in letters.randomElement(using: &random) ?? "x" })
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  mutating func identifier<Entity>() -> Identifier<Entity> {
    Identifier(String(UInt64.random(in: 1...UInt64.max, using: &random), radix: 16))
  }

  /// A time other than 1970's first moment, which stands for none.
  mutating func time() -> Date {
    Date(
      timeIntervalSince1970: Double(Int.random(in: 1...4_000_000_000_000, using: &random)) / 1000)
  }

  mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    chance() ? make(&self) : nil
  }

  mutating func several<Value>(_ make: (inout Self) -> Value) -> [Value] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in make(&self) }
  }
}

extension ModelGenerator {
  mutating func account() -> Account {
    Account(
      id: identifier(), name: text(), nick: text(), avatarURL: maybe { $0.text() },
      avatar: maybe { $0.text() }, k3sURL: maybe { $0.text() }, gender: number(),
      birthday: maybe { $0.text() }, level: number(), levelTitle: text(),
      title: maybe { $0.text() }, type: number(), score: number(), loginTime: maybe { $0.time() },
      createTime: maybe { $0.time() }, isFan: chance(), isBlocked: chance(),
      isFriend: maybe { $0.chance() }, friendCount: maybe { $0.number() },
      fanCount: maybe { $0.number() }, articleCount: maybe { $0.number() },
      isClosed: maybe { $0.chance() }, mobile: maybe { $0.text() }, email: maybe { $0.text() },
      city: maybe { $0.text() }, signature: maybe { $0.text() })
  }

  mutating func section() -> CommunityAPI.Section {
    Section(id: identifier(), name: text(), description: text(), cover: text())
  }

  mutating func board() -> Board {
    let section = maybe {
      SectionSummary(
        id: $0.maybe { $0.identifier() }, name: $0.maybe { $0.text() },
        cover: $0.maybe { $0.text() })
    }
    let statistics = Board.Statistics(
      managers: maybe { $0.several { "m" + $0.text() } }, articleCount: maybe { $0.number() },
      topicCount: maybe { $0.number() }, isAttachment: maybe { $0.number() },
      isFavorites: maybe { $0.chance() }, popularity: maybe { $0.number() })
    return Board(
      id: identifier(), name: text(), title: text(), type: number(),
      groupID: maybe { $0.identifier() }, sectionID: identifier(), isFavorite: chance(),
      isReadOnly: chance(), forbidsReplies: chance(), accessScore: number(),
      todayPostCount: number(), status: number(), section: section, statistics: statistics)
  }

  mutating func attachment() -> Attachment {
    Attachment(
      id: identifier(), name: text(), mediaType: text(), sizeInBytes: number(), serial: number(),
      status: number(), hash: maybe { $0.text() }, url: maybe { $0.text() }, cdnURL: text(),
      ks3URL: maybe { $0.text() }, isPublic: chance())
  }

  mutating func like() -> Like {
    Like(
      id: identifier(), articleID: identifier(), accountID: identifier(), accountName: text(),
      score: number(), body: text(), tag: text(), serial: number(), status: number(),
      time: maybe { $0.time() }, account: maybe { $0.account() })
  }

  mutating func article() -> Article {
    Article(
      id: identifier(), topicID: identifier(), boardID: identifier(), accountID: identifier(),
      groupID: maybe { $0.identifier() }, replyID: maybe { $0.identifier() }, subject: text(),
      body: text(), postTime: maybe { $0.time() }, editTime: maybe { $0.time() },
      topicOrder: number(), size: number(), score: number(), renderType: number(),
      status: number(), isPublic: chance(), isFavorite: chance(), forbidsReplies: chance(),
      forbidsLikes: maybe { $0.chance() }, forbidsSharing: maybe { $0.chance() },
      country: maybe { $0.text() }, city: maybe { $0.text() }, account: maybe { $0.account() },
      board: maybe { $0.board() }, attachments: several { $0.attachment() },
      likes: several { $0.like() })
  }

  mutating func topic() -> Topic {
    Topic(
      id: identifier(), subject: text(), boardID: identifier(), firstArticleID: identifier(),
      lastArticleID: identifier(), articleCount: number(), likeCount: number(),
      flushTime: maybe { $0.time() }, lastPostTime: maybe { $0.time() },
      lastArticleOrder: number(), isFavorite: chance(), status: number(),
      article: maybe { $0.article() }, board: maybe { $0.board() })
  }

  mutating func found() -> FoundArticle {
    FoundArticle(article: article(), topic: maybe { $0.topic() })
  }

  mutating func pagerA() -> PagerA {
    PagerA(total: number(), size: number(), page: number(), items: number())
  }

  mutating func pagerB() -> PagerB {
    PagerB(
      currentPage: number(), pageSize: number(), start: number(), totalItems: number(),
      totalPages: number())
  }
}
