import ForumFeature
import Foundation
import SwiftUITesting
import TestSupport
import Testing

/// The screens of members, of the history, of the album and of what only the web has.
@MainActor @Suite(.hangLimit)
struct OtherScreensTests {
  @Test func memberIsShownWithWhatWasWritten() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.member(name: "bob02"))

      #expect(host.texts.contains("昵称1") && host.texts.contains("bob02"))
      #expect(host.texts.contains("积分"))
      #expect(host.shows("荷塘月色"))
    }
  }

  @Test func historyShowsWhatWasOpenedAndFindsIt() async throws {
    try await ServedForum.serving { served in
      _ = try await served.show(.topic(TopicPlace(ServedForum.topicID(7))))
      _ = try await served.show(.topic(TopicPlace(ServedForum.topicID(ServedForum.pond))))
      let clock = ManualClock()
      let host = try await served.show(.history(text: ""), clock: clock)
      #expect(host.texts.contains("主题7 荷塘月色"))
      #expect(host.texts.contains("今晚的荷塘月色，有人一起去看吗？"))

      #expect(host.type("主题"))
      await clock.waitForSleep(of: .milliseconds(300))
      clock.advance(by: .milliseconds(300))
      await host.wait { !$0.texts.contains("今晚的荷塘月色，有人一起去看吗？") }

      #expect(host.texts.contains("主题7 荷塘月色"))
    }
  }

  @Test func historyIsForgottenOnlyAfterAQuestion() async throws {
    try await ServedForum.serving { served in
      _ = try await served.show(.topic(TopicPlace(ServedForum.topicID(7))))
      let host = try await served.show(.history(text: ""))

      #expect(await host.choose("清除历史"))
      #expect(host.texts.contains("主题7 荷塘月色"))
      #expect(await host.choose("全部清除"))

      #expect(host.texts.contains("还没有看过话题"))
    }
  }

  @Test func albumWithoutPicturesSaysSo() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.album)

      #expect(host.texts.contains("这里没有图片"))
    }
  }

  @Test func topicOfTheOlderSiteOffersItsBoard() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.webTopic(WebTopic(boardName: "Test", number: 7)))

      #expect(host.texts.contains("旧版网站的话题"))
      #expect(host.texts.contains("打开版面"))
      #expect(host.texts.contains("在浏览器中打开"))
    }
  }
}
