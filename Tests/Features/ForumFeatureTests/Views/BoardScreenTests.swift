import Architecture
import CommunityAPI
import ForumFeature
import Foundation
import SwiftUITesting
import TestSupport
import Testing

@MainActor @Suite(.hangLimit)
struct BoardScreenTests {
  private let board = ForumDestination.board(.name("Test"), order: .lastReply)

  @Test func whatTheBoardKeepsOnTopStandsFirst() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(board)

      let titles = host.texts.filter { $0.hasPrefix("主题") }
      #expect(titles.first == "主题30 荷塘月色")
      #expect(host.texts.filter { $0 == "置顶" }.count == 1)
      #expect(host.texts.contains("测试专用"))
      #expect(host.texts.contains("昵称0"))
    }
  }

  @Test func anotherOrderIsAskedForWhenItIsChosen() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(board)

      #expect(await host.choose("最新主题"))

      #expect(served.network.pages(of: CommunityPath.boardTopics.path()) == ["1", "1"])
    }
  }

  @Test func boardForMembersSaysSoAndOffersNothingThatDoesNotHelp() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.board(.name("Members"), order: .lastReply))

      #expect(host.texts.contains("需要登录") || host.texts.contains("没有权限"))
      #expect(!host.texts.contains("重试"))
    }
  }

  @Test func directoriesLeadToTheirBoards() async throws {
    try await ServedForum.serving { served in
      let sections = try await ForumRepositories(served.community).sections.sections(.remoteFirst)
      let section = try #require(sections.value.first)

      let all = try await served.show(.sections)
      #expect(all.texts.contains("休闲娱乐"))
      let host = try await served.show(.section(section.id, directory: nil))
      #expect(host.texts.contains("目录") && host.texts.contains("1个版面"))
      #expect(host.texts.contains("休闲娱乐"))
      let inner = try await served.show(.section(section.id, directory: ServedForum.boardID(9)))

      #expect(inner.texts.contains("测试专用"))
      #expect(!inner.texts.contains("会员"))
    }
  }
}
