import CommunityAPI
import ForumFeature
import Persistence
import Testing

struct ReadingRepositoryTests {
  private let bench: ForumBench
  private let marks: SQLiteReadingRepository

  init() async throws {
    bench = try await ForumBench()
    marks = SQLiteReadingRepository(
      cache: bench.cache, profile: try bench.community(ScriptedClient()).profile)
  }

  @Test func aMarkNeverGoesBack() async throws {
    let topic = Identifier<Topic>("e1")
    try await marks.save(ReadingMark(lastReadFloor: 30, lastKnownFloor: 40), of: topic)
    try await marks.save(ReadingMark(lastReadFloor: 3, lastKnownFloor: 45), of: topic)

    let found = try await marks.marks(of: [topic])

    #expect(found == [topic: ReadingMark(lastReadFloor: 30, lastKnownFloor: 45)])
  }

  @Test func marksOfManyTopicsAreOneStatement() async throws {
    let topics = (0..<40).map { Identifier<Topic>("e\($0)") }
    for topic in topics.prefix(3) {
      try await marks.save(ReadingMark(lastReadFloor: 1, lastKnownFloor: 2), of: topic)
    }

    let before = bench.cache.statistics.statements
    let found = try await marks.marks(of: topics)
    let none = try await marks.marks(of: [])

    #expect(found.count == 3)
    #expect(none.isEmpty)
    #expect(bench.cache.statistics.statements - before == 1)
  }

  @Test func namesOfTopicsMayHoldAnything() async throws {
    let topic = Identifier<Topic>("\"]\u{1}\\'雪")
    try await marks.save(ReadingMark(lastReadFloor: 1, lastKnownFloor: 2), of: topic)

    #expect(try await marks.marks(of: [topic]).keys.first == topic)
  }

  @Test func eachProfileHasItsOwn() async throws {
    let topic = Identifier<Topic>("e1")
    try await marks.save(ReadingMark(lastReadFloor: 1, lastKnownFloor: 2), of: topic)
    let community = try bench.community(ScriptedClient(), account: "bob02")
    let others = SQLiteReadingRepository(cache: bench.cache, profile: community.profile)

    #expect(try await others.marks(of: [topic]).isEmpty)
  }

  @Test func newRepliesAreThoseSinceTheLastLook() {
    let topic = TopicSummary(id: Identifier("e1"), title: "", lastFloor: 12)

    #expect(topic.newReplies(since: nil) == nil)
    #expect(topic.newReplies(since: ReadingMark(lastReadFloor: 3, lastKnownFloor: 9)) == 3)
    #expect(topic.newReplies(since: ReadingMark(lastReadFloor: 3, lastKnownFloor: 15)) == 0)
  }
}
