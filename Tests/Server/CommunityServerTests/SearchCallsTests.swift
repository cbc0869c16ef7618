import CommunityAPI
import Foundation
import ServerStorage
import Testing

struct SearchCallsTests {
  private let calls = CommunityEndpoints()

  @Test func foundSubjectIsMarked() async throws {
    let reply = try await ServedCommunity().answer(
      calls.search(.init(keyword: "月色", isOriginalOnly: true), start: 0)
    ).content
    let first = try #require(reply.found.first)

    #expect(reply.total == 46)
    #expect(reply.size == 20)
    #expect(reply.found.count == 20)
    #expect(first.article.subject.contains("荷塘<font color=\"red\">月色</font>"))
    #expect(first.article.board != nil)
    #expect(first.topic?.subject.hasSuffix("荷塘月色") == true)
    #expect(first.article.topicOrder == 0)
  }

  @Test func searchKeepsToBoardsAndDays() async throws {
    let community = try await ServedCommunity()
    let onBoard = try await community.answer(
      calls.search(.init(keyword: "月色", boardNames: ["notice"]), start: 0)
    ).content
    let late = try await community.answer(
      calls.search(.init(keyword: "月色", earliestDay: "2025-10-09"), start: 0)
    ).content

    #expect(onBoard.total == 2)
    #expect(onBoard.found.allSatisfy { $0.article.board?.name == "Notice" })
    #expect(late.total == 2)
  }

  @Test func stretchBeginsWhereItIsAsked() async throws {
    let community = try await ServedCommunity()
    let query = CommunityEndpoints.ArticleQuery(keyword: "月色", isOriginalOnly: true)
    let whole = try await community.answer(calls.search(query, start: 0, count: 46)).content
    let rest = try await community.answer(calls.search(query, start: 40, count: 20)).content

    #expect(rest.start == 40)
    #expect(rest.found.map(\.article.id) == Array(whole.found.map(\.article.id)[40...]))
  }

  @Test func boardsAreFoundByEitherName() async throws {
    let community = try await ServedCommunity()

    let english = try await community.answer(calls.searchBoards("tes")).content
    let chinese = try await community.answer(calls.searchBoards("公")).content

    #expect(english.map(\.name) == ["Test"])
    #expect(english.first?.statistics.articleCount == 44 * 2 + 25)
    #expect(chinese.map(\.name) == ["Notice"])
  }

  @Test func membersAreFoundByTheirNames() async throws {
    let reply = try await ServedCommunity().answer(calls.searchAccounts("昵称", start: 1)).content

    #expect(reply.total == 3)
    #expect(reply.start == 1)
    #expect(reply.found.count == 2)
    #expect(reply.found.first?.isFriend == false)
  }

  @Test func memberPageTellsOfTheMemberAndWhatTheyWrote() async throws {
    let reply = try await ServedCommunity().answer(calls.memberPage("Alice", page: 1)).content

    #expect(reply.account?.name == "alice")
    #expect(reply.account?.articleCount == 44 + 9 + 1)
    #expect(reply.articles.count == 20)
    #expect(reply.articles.allSatisfy { $0.article.board != nil && $0.topic != nil })
  }
}
