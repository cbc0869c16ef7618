import Architecture
import CommunityAPI
import ForumFeature
import Testing

@MainActor struct BoardModelTests {
  private let boards = StubBoards()
  private let model: BoardModel

  init() {
    model = BoardModel(.name("Test"), boards: boards, reading: StubReading())
    boards.calls.rule = { request in
      guard request.policy != .cacheOnly else { return .failure(.notKept) }
      let first = (request.page - 1) * 20 + (request.subject == .creation ? 100 : 0)
      return .success(
        Shown(
          BoardPage(
            board: BoardSummary(id: Identifier("b1"), name: "Test", title: "测试"),
            sticky: [.row(7, isSticky: true), .row(900, isSticky: true)],
            topics: (first..<first + 20).map { .row($0) })))
    }
  }

  private var ids: [String] { model.topics.list.items.map(\.id.rawValue) }

  @Test func whatTheBoardKeepsAboveStandsFirstAndThereOnly() async {
    await model.open()
    await model.topics.list.loadMore()

    #expect(ids.prefix(3) == ["t7", "t900", "t0"])
    #expect(Set(ids).count == ids.count)
    #expect(ids.count == 41)
    #expect(model.topics.list.items.filter(\.isSticky).map(\.id.rawValue) == ["t7", "t900"])
    #expect(model.board?.title == "测试")
  }

  @Test func eachOrderHasItsOwnRows() async {
    await model.open()

    await model.select(.creation)
    #expect(model.order == .creation)
    #expect(ids.contains("t100"))
    await model.select(.lastReply)

    #expect(ids.contains("t0"))
    #expect(boards.calls.requests.map(\.subject) == [.lastReply, .lastReply, .creation, .creation])
  }

  @Test func aNameThatNoBoardHasIsGone() async {
    boards.calls.rule = { .failure($0.policy == .cacheOnly ? .notKept : .gone(message: "")) }

    await model.open()

    #expect(model.topics.list.phase == .failed(.gone(message: "")))
    #expect(model.topics.list.problem?.canRetry == false)
  }
}
