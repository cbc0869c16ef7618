import Foundation
import ServerStorage
import Synchronization
import TestSupport

/// A community of a few thousand articles at random, the same for the same seed.
struct GrownCommunity {
  let village: Village
  let log: StatementLog
  var store: CommunityStore { village.store }

  init(topics: Int = 330, seed: UInt64 = 1) async throws {
    let log = StatementLog()
    self.log = log
    village = try await Village(trace: { log.note($0) })
    var random = SeededGenerator(seed: seed)
    let boards = [Village.weather, Village.test, Village.secret]
    let people = Village.accounts.map(\.id)
    var batch: [(TopicRecord, [ArticleRecord])] = []
    for number in 0..<topics {
      batch.append(Self.topic(number, on: boards[number % 3], people: people, using: &random))
    }
    let records = batch
    try await village.store.write { writer in
      for (topic, articles) in records { try writer.add(topic: topic, articles: articles) }
    }
    log.clear()
  }

  private static func topic(
    _ number: Int, on board: EntityID, people: [EntityID], using random: inout SeededGenerator
  ) -> (TopicRecord, [ArticleRecord]) {
    let id = EntityID(using: &random)
    let start = Village.now.addingTimeInterval(-Double.random(in: 7_200...604_800, using: &random))
    let articles = (0..<Int.random(in: 1...12, using: &random)).map { floor in
      ArticleRecord(
        id: EntityID(using: &random), topicID: id,
        accountID: people.randomElement(using: &random) ?? Village.alice, order: floor,
        subject: "主题 \(number)", body: "第 \(floor) 楼，荷塘月色 pond\(number)",
        postTime: start.addingTimeInterval(Double(floor) * 300),
        attachments: number.isMultiple(of: 5)
          ? [
            AttachmentRecord(
              id: EntityID(using: &random), name: "a.jpg", serial: 1, hash: Village.photo)
          ] : [],
        likes: number.isMultiple(of: 3)
          ? [
            LikeRecord(
              id: EntityID(using: &random), accountID: Village.bob, score: 2, body: "好",
              time: Village.now)
          ] : [])
    }
    let topic = TopicRecord(
      id: id, boardID: board, subject: "主题 \(number)", createTime: start,
      flushTime: articles[articles.count - 1].postTime, isSticky: number.isMultiple(of: 40),
      isEssence: number.isMultiple(of: 4))
    return (topic, articles)
  }
}

/// The statements that a store has run.
final class StatementLog: Sendable {
  private let state = Mutex<[String]>([])

  var statements: [String] { state.withLock { $0 } }

  func note(_ sql: String) { state.withLock { $0.append(sql) } }

  func clear() { state.withLock { $0.removeAll() } }
}
