import ForumFeature
import Foundation
import SwiftUI
import SwiftUITesting
import TestSupport
import Testing

/// The forum in a window, whatever its width.
@MainActor @Suite(.hangLimit)
struct ForumViewTests {
  private let pond = ForumDestination.topic(TopicPlace(ServedForum.topicID(ServedForum.pond)))
  private let title = "今晚的荷塘月色，有人一起去看吗？"
  private let wide = CGSize(width: 1440, height: 900)

  @Test func narrowWindowHasItsPartsInABar() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      let host = await served.show(forum, navigator)

      for name in ["首页", "图览", "版面", "搜索", "历史"] { #expect(host.shows(name)) }
      #expect(await host.choose("版面"))

      #expect(navigator.tab == .sections)
      #expect(host.texts.contains("休闲娱乐"))
    }
  }

  @Test func topicIsOpenedOnTopOfItsListAndLeftAgain() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      let host = await served.show(forum, navigator)

      #expect(await host.choose(title))
      #expect(navigator.reading(of: .home) == [pond])
      #expect(host.texts.contains("板凳"))
      navigator.open(try #require(URL(string: "smth://hot")))
      await host.finishTasks()

      #expect(!host.texts.contains("板凳"))
    }
  }

  @Test func wideWindowShowsATopicBesideItsList() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      let host = await served.show(forum, navigator, size: wide)
      #expect(host.texts.contains("选一个话题来读"))

      #expect(await host.choose(title))
      #expect(host.texts.contains("板凳"))
      #expect(host.texts.filter { $0 == title }.count == 2)
      #expect(await host.choose("主题7 荷塘月色"))

      #expect(navigator.reading(of: .home).count == 1)
      #expect(host.texts.contains(title))
      #expect(host.texts.filter { $0 == "主题7 荷塘月色" }.count == 2)
    }
  }

  @Test func windowThatShrinksShowsTheSameScreens() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      navigator.show(pond)
      let host = await served.show(forum, navigator, size: wide)
      #expect(host.texts.contains("板凳") && host.texts.contains("热帖"))

      host.size = CGSize(width: 800, height: 900)
      await host.finishTasks()
      #expect(host.texts.contains("板凳") && host.shows("首页"))
      host.size = CGSize(width: 390, height: 900)
      await host.finishTasks()

      #expect(host.texts.contains("板凳"))
      #expect(navigator.reading(of: .home) == [pond])
    }
  }

  @Test func urlThatLeadsNowhereIsSaidAndDismissed() async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      let host = await served.show(forum, navigator)

      navigator.open(try #require(URL(string: "smth://nowhere")))
      host.settle()
      #expect(host.texts.contains("无法打开链接"))
      #expect(host.texts.contains("这里打不开“smth://nowhere”。"))
      #expect(await host.choose("好"))

      #expect(!host.texts.contains("无法打开链接"))
      #expect(navigator.failure == nil)
    }
  }
}
