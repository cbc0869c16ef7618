import Foundation
import ServerStorage
import Testing

struct HotTopicsTests {
  private let people = [Village.alice, Village.bob, Village.carol, Village.dave]

  /// Hot by 3, 2 and 1 authors; then the quiet ones.
  private func village() async throws -> Village {
    let village = try await Village()
    try await village.add(topic: 1, by: [people[0], people[1]], hoursAgo: [40, 1])
    try await village.add(
      topic: 2, on: Village.test, by: [people[0]] + people[1...], hoursAgo: [50, 20])
    try await village.add(
      topic: 3, by: [people[0], people[1], people[1], people[1], people[2]], hoursAgo: [9, 8])
    // Many replies, but of one author; and many authors, but too long ago.
    try await village.add(topic: 4, by: Array(repeating: people[3], count: 9), hoursAgo: [30, 5])
    try await village.add(topic: 5, by: people, hoursAgo: [30, 25])
    // A topic that nobody has answered.
    try await village.add(topic: 6, hoursAgo: [2])
    try await village.add(topic: 7, on: Village.secret, by: people, hoursAgo: [3])
    return village
  }

  private func ids(_ topics: [TopicView]) -> [UInt64] { topics.map(\.topic.id.low) }

  @Test func topicsWithMoreAuthorsComeFirstThenTheLastLifted() async throws {
    let store = try await village().store

    let topics = try await store.topTenTopics(now: Village.now)

    #expect(ids(topics) == [2, 3, 1, 4, 6, 5])
  }

  @Test func theWindowEndsADayBeforeTheGivenTime() async throws {
    let store = try await village().store

    let topics = try await store.topTenTopics(now: Village.now.addingTimeInterval(7200))

    #expect(ids(topics).prefix(3) == [2, 3, 1])
    let earlier = try await store.hotTopics(
      page: 1, size: 3, since: Village.now.addingTimeInterval(-26 * 3600))
    #expect(ids(earlier.items) == [2, 5, 3])
  }

  @Test(arguments: 1...7)
  func pagesPartTheListWithoutGapsOrRepeats(size: Int) async throws {
    let store = try await village().store
    let since = Village.now.addingTimeInterval(-86_400)
    var seen: [UInt64] = []

    for number in 1...(6 / size + 2) {
      let page = try await store.hotTopics(page: number, size: size, since: since)
      #expect(page.totalItems == 6)
      seen += ids(page.items)
    }

    #expect(seen == [2, 3, 1, 4, 6, 5])
  }

  @Test func aSectionShowsItsOwnTopicsOnly() async throws {
    let store = try await village().store

    let life = try await store.hotTopics(inSection: Village.life, page: 1, size: 10)
    let station = try await store.hotTopics(inSection: Village.station, page: 1, size: 10)
    let none = try await store.hotTopics(inSection: Village.alice, page: 1, size: 10)

    #expect(ids(life.items) == [3, 1, 4, 6, 5] && life.totalItems == 5)
    #expect(ids(station.items) == [2] && station.totalItems == 1)
    #expect(none.items == [] && none.totalItems == 0)
  }

  @Test func anEmptyCommunityHasNoHotTopics() async throws {
    let store = try await Village().store

    #expect(try await store.topTenTopics(now: Village.now) == [])
  }
}
