import Foundation
import ServerStorage
import Testing

struct CommunityConcurrencyTests {
  @Test func readersSeeWholeWritesOnly() async throws {
    let village = try await Village()

    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in 1...30 as ClosedRange<UInt64> {
          try await village.add(
            topic: number, by: Array(repeating: Village.alice, count: 5), hoursAgo: [1])
        }
      }
      for _ in 0..<6 {
        group.addTask {
          for _ in 0..<25 {
            let page = try await village.store.boardTopics(
              Village.weather, order: .byFlushTime, page: 1, size: 50)
            #expect(page.items.count == min(page.totalItems, 50))
            #expect(page.items.allSatisfy { $0.articleCount == 5 && $0.lastOrder == 4 })
            let board = try #require(try await village.store.board(Village.weather))
            #expect(board.articleCount == board.topicCount * 5)
          }
        }
      }
      try await group.waitForAll()
    }

    #expect(try await village.store.summary().articles == 150)
    #expect(try await village.store.check() == [])
  }
}
