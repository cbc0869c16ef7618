import CommunityAPI
import ForumFeature
import Foundation
import Testing

struct HistoryRepositoryTests {
  private let bench: ForumBench
  private let history: SQLiteHistoryRepository

  init() async throws {
    bench = try await ForumBench()
    history = SQLiteHistoryRepository(
      cache: bench.cache, profile: try bench.community(ScriptedClient()).profile)
  }

  private func visit(
    _ id: String, title: String = "题", board: String = "测试", author: String = "alice01"
  )
    -> Visit
  {
    Visit(
      topicID: Identifier(id), title: title, boardTitle: board, authorName: author,
      date: bench.time.now)
  }

  @Test func theLastVisitStandsInFrontAndEachTopicOnce() async throws {
    for id in ["a", "b", "c", "a"] { try await history.record(visit(id)) }

    let visits = try await history.visits(matching: "")

    #expect(visits.map(\.topicID.rawValue) == ["a", "c", "b"])
  }

  @Test func anotherVisitRefreshesWhatIsKnown() async throws {
    try await history.record(visit("a", title: "旧题"))
    bench.time.advance(60)
    try await history.record(visit("a", title: "新题"))

    #expect(try await history.visits(matching: "") == [visit("a", title: "新题")])
    #expect(try await history.visits(matching: "旧题").isEmpty)
    #expect(try await history.visits(matching: "新题").count == 1)
  }

  @Test(arguments: [
    ("天气", ["b", "a"]), ("今天 天气", ["a"]), ("BOB", ["b"]), ("足球", ["c"]), ("  ", ["c", "b", "a"]),
    ("没有", []), ("\"", []), ("' OR 1=1 --", []),
  ])
  func wordsAreFoundInTitleBoardAndAuthor(text: String, found: [String]) async throws {
    try await history.record(visit("a", title: "今天天气"))
    try await history.record(visit("b", title: "明日天气", author: "bob02"))
    try await history.record(visit("c", board: "足球世界"))

    #expect(try await history.visits(matching: text).map(\.topicID.rawValue) == found)
  }

  @Test func onlyTheNewestTwoHundredStay() async throws {
    for number in 0..<205 { try await history.record(visit("t\(number)")) }

    let visits = try await history.visits(matching: "")

    #expect(visits.count == 200)
    #expect(visits.first?.topicID == Identifier("t204"))
    #expect(visits.last?.topicID == Identifier("t5"))
  }

  @Test func eachProfileHasItsOwn() async throws {
    try await history.record(visit("a"))
    let community = try bench.community(ScriptedClient(), account: "bob02")
    let other = SQLiteHistoryRepository(cache: bench.cache, profile: community.profile)
    try await other.record(visit("b"))

    try await other.removeAll()

    #expect(try await other.visits(matching: "").isEmpty)
    #expect(try await history.visits(matching: "题").map(\.topicID.rawValue) == ["a"])
  }

  @Test func whatIsForgottenIsNoLongerFound() async throws {
    try await history.record(visit("a"))
    try await history.record(visit("b"))

    try await history.remove(Identifier("a"))

    #expect(try await history.visits(matching: "题").map(\.topicID.rawValue) == ["b"])
  }

  @Test func aVisitAndAListAreAFewStatements() async throws {
    for number in 0..<50 { try await history.record(visit("t\(number)")) }

    let recording = try await bench.statements { try await history.record(visit("t7")) }
    let listing = try await bench.statements { _ = try await history.visits(matching: "题") }

    // The index's own triggers are part of the statement that sets them off.
    #expect(recording == 3)
    #expect(listing == 1)
  }
}
