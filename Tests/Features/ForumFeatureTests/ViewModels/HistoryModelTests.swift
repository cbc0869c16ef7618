import CommunityAPI
import ForumFeature
import TestSupport
import Testing

@MainActor struct HistoryModelTests {
  private let history = StubHistory()
  private let clock = ManualClock()
  private let model: HistoryModel

  init() async throws {
    model = HistoryModel(history: history, clock: clock)
    for title in ["天气", "足球"] {
      try await history.record(
        Visit(
          topicID: Identifier(title), title: title, boardTitle: "", authorName: "", date: longAgo))
    }
  }

  @Test func whatWasOpenedLastStandsFirst() async {
    await model.open()

    #expect(model.visits.map(\.title) == ["足球", "天气"])
    #expect(model.phase == .loaded)
  }

  @Test func wordsAreLookedForAfterAPause() async {
    await model.open()
    model.type("天")
    model.type("天气")
    await clock.waitForSleep(of: .milliseconds(300), count: 2)
    clock.advance(by: .milliseconds(300))
    await model.settle()

    #expect(model.visits.map(\.title) == ["天气"])
    #expect(await history.searches == ["", "天气"])
  }

  @Test func whatIsForgottenLeavesTheList() async {
    await model.open()

    await model.remove(Identifier("足球"))
    #expect(model.visits.map(\.title) == ["天气"])
    await model.removeAll()

    #expect(model.phase == .empty)
  }

  @Test func whatIsAskedForIsDoneOnceHoweverOftenTheScreenComesBack() async throws {
    await model.carryOut()
    model.plan(.remove([Identifier("足球")]))
    await model.carryOut()
    #expect(model.visits.map(\.title) == ["天气"])
    try await history.record(
      Visit(
        topicID: Identifier("足球"), title: "足球", boardTitle: "", authorName: "", date: longAgo))

    await model.carryOut()

    #expect(model.visits.map(\.title) == ["足球", "天气"])
  }

  @Test func everythingIsForgottenWhenThatIsAskedFor() async {
    model.plan(.removeAll)

    await model.carryOut()

    #expect(model.phase == .empty)
    #expect(await history.visits.isEmpty)
  }

  @Test func aFileThatFailsIsAProblem() async {
    await history.fail(.storage(detail: "disk"))

    await model.open()

    #expect(model.phase == .failed(.storage(detail: "disk")))
  }
}
