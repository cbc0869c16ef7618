import CommunityAPI
import ForumFeature
import Foundation
import SwiftUITesting
import TestSupport
import Testing

@MainActor @Suite(.hangLimit)
struct HomeScreenTests {
  @Test func rowsTellPlaceTitleBoardTimeAndReplies() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.topics(.hot))

      #expect(host.texts.contains("1"))
      #expect(host.shows("荷塘月色"))
      #expect(host.texts.contains("测试专用"))
      #expect(host.texts.contains("44回复"))
      #expect(host.texts.contains("1回复"))
      #expect(host.shows("昨天"))
      #expect(host.texts.contains("热帖"))
    }
  }

  @Test func oneReplyIsSaidOtherwiseThanSeveralInEnglish() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.topics(.hot), language: "en")

      #expect(host.texts.contains("1 reply"))
      #expect(host.texts.contains("44 replies"))
    }
  }

  @Test func nextPageIsAskedForWhenTheFifthRowFromTheEndIsOnScreen() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(
        .topics(.hot), size: CGSize(width: 390, height: 320))
      let path = CommunityPath.hotTopics.path()
      #expect(served.network.pages(of: path) == ["1"])

      // Three lines a row: the window ends in the tenth, then in the eighteenth.
      await host.scroll(to: 160)
      #expect(served.network.pages(of: path) == ["1"])
      await host.scroll(to: 640)
      await host.wait { $0.texts.contains("25") || served.network.pages(of: path).count > 1 }

      #expect(served.network.pages(of: path) == ["1", "2"])
    }
  }

  @Test func failedListIsTriedAgainOnRequest() async throws {
    try await ServedForum.serving { served in
      served.network.isOffline = true
      let host = try await served.show(.topics(.hot))
      #expect(host.texts.contains("连不上服务器"))
      served.network.isOffline = false

      #expect(await host.choose("重试"))

      #expect(host.shows("荷塘月色"))
      #expect(!host.texts.contains("连不上服务器"))
    }
  }

  @Test func whatWasKeptIsShownWithItsAge() async throws {
    try await ServedForum.serving { served in
      _ = try await served.show(.topics(.hot))
      served.network.isOffline = true
      served.bench.time.advance(3 * 3600)

      let host = try await served.show(.topics(.hot))

      #expect(host.shows("荷塘月色"))
      #expect(host.texts.contains("3小时前的内容，离线"))
      served.network.isOffline = false
      #expect(await host.choose("重试"))
      #expect(!host.shows("离线"))
    }
  }

  @Test func anotherListIsShownWhenItIsChosen() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.topics(.hot))

      #expect(await host.choose("十大"))

      #expect(host.texts.filter { $0 == "十大" }.count == 2)
      #expect(served.network.pages(of: CommunityPath.topTenTopics.path()).count == 1)
    }
  }

  @Test func topicThatWasLookedAtSaysHowManyRepliesAreNew() async throws {
    try await ServedForum.serving { served in
      let reading = ForumRepositories(served.community).reading
      try await reading.save(
        ReadingMark(lastReadFloor: 3, lastKnownFloor: 40), of: ServedForum.topicID(7))

      let host = try await served.show(.topics(.hot))

      #expect(host.texts.contains("4条新"))
    }
  }
}
