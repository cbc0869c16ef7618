import CommunityAPI
import Foundation
import ServerStorage
import Testing

struct BoardCallsTests {
  private let calls = CommunityEndpoints()
  private let board = Identifier<Board>("\(SmallCommunity.id(.board, 1))")

  @Test func sectionsStandInOrder() async throws {
    let reply = try await ServedCommunity().answer(calls.sections()).content

    #expect(reply.sections.map(\.name) == ["分区1", "分区2"])
  }

  @Test func boardsOfASectionNameTheirDirectory() async throws {
    let section = Identifier<Section>("\(SmallCommunity.sections[1])")
    let boards = try await ServedCommunity().answer(calls.boards(of: section)).content.boards

    #expect(boards.map(\.name) == ["Group", "Notice"])
    #expect(boards.map(\.isDirectory) == [true, false])
    #expect(boards[1].groupID == boards[0].id)
    #expect(boards[1].isReadOnly)
  }

  @Test func boardListsStickyTopicsApart() async throws {
    let reply = try await ServedCommunity().answer(calls.topics(of: board, page: 1)).content

    #expect(reply.stickyTopics.map(\.subject) == ["主题45 荷塘月色", "主题44 荷塘月色"])
    #expect(reply.topics.first?.subject == "主题43 荷塘月色")
    #expect(reply.pager == PagerA(total: 3, size: 20, page: 1, items: 43))
    #expect(reply.board?.section != nil)
    #expect(reply.board?.section?.cover == nil)
  }

  @Test func pageZeroIsTheFirst() async throws {
    let community = try await ServedCommunity()
    let zero = try await community.answer(calls.topics(of: board, page: 0)).content
    let one = try await community.answer(calls.topics(of: board, page: 1)).content

    #expect(zero == one)
  }

  @Test func pagePastTheEndIsEmptyAndNoMistake() async throws {
    let reply = try await ServedCommunity().answer(calls.topics(of: board, page: 900)).content

    #expect(reply.topics.isEmpty)
    #expect(reply.pager?.page == 900)
  }

  @Test func essenceListsArticles() async throws {
    let reply = try await ServedCommunity().answer(calls.essence(of: board, page: 1)).content

    #expect(reply.articles.map(\.subject) == ["主题40 荷塘月色"])
  }

  @Test func stickyTopicsHaveACallOfTheirOwn() async throws {
    let reply = try await ServedCommunity().answer(calls.stickyTopics(of: board, page: 1)).content

    #expect(reply.topics.count == 2)
  }

  @Test func managersStandInOrder() async throws {
    #expect(
      try await ServedCommunity().answer(calls.managers(of: board)).content.map(\.name)
        == ["alice", "bob"])
  }

  @Test(arguments: [
    "/wap/api/board/topic/list?id=\(SmallCommunity.id(.board, 2))",
    "/wap/api/board/load/essence/\(SmallCommunity.id(.board, 2))/1/20",
    "/wap/api/board/load/top/\(SmallCommunity.id(.board, 2))/1/20",
    "/wap/api/board/manager/list/\(SmallCommunity.id(.board, 2))",
    "/wap/api/topic/\(SmallCommunity.id(.topic, 100))/detail",
    "/wap/api/topic/\(SmallCommunity.id(.topic, 100))/likes",
    "/wap/api/topic/loadArticlesByMode/\(SmallCommunity.id(.topic, 100))/1/1/20",
  ])
  func guestMayNotReadWhatIsForMembers(target: String) async throws {
    let envelope = try await ServedCommunity().object(target)

    #expect(envelope["code"] as? Int == 2)
    #expect((envelope["message"] as? String)?.contains("登录") == true)
    #expect(envelope["data"] is NSNull)
  }
}
