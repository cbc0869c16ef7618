import ForumFeature
import Foundation
import SwiftUITesting
import TestSupport
import Testing

@MainActor @Suite(.hangLimit)
struct SearchScreenTests {
  @Test func facesInWhatWasFoundAreCharacters() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(
        .search(SearchPlace(query: PostQuery(text: "满月"))), size: CGSize(width: 800, height: 900))

      #expect(host.shows("集合🙂"))
    }
  }

  @Test func wordsAreLookedForWhenTypingRests() async throws {
    try await ServedForum.serving { served in
      let clock = ManualClock()
      let host = try await served.show(.search(SearchPlace()), clock: clock)

      #expect(host.type("月色"))
      #expect(!host.shows("荷塘月色"))
      await clock.waitForSleep(of: .milliseconds(300))
      clock.advance(by: .milliseconds(300))
      await host.wait { $0.shows("荷塘月色") }

      #expect(host.texts.contains("测试专用"))
    }
  }

  @Test func boardsAndMembersAreFoundToo() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.search(SearchPlace(query: PostQuery(text: "test"))))

      #expect(await host.choose("版面"))
      #expect(host.texts.contains("测试专用") && host.texts.contains("Test"))
      #expect(host.type("bob"))
      #expect(await host.choose("用户"))

      #expect(host.texts.contains("昵称1") && host.texts.contains("bob02"))
    }
  }

  @Test func whatIsNotThereIsSaid() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(.search(SearchPlace(query: PostQuery(text: "麒麟"))))

      #expect(host.texts.contains("什么也没找到"))
    }
  }

  @Test func filterOfABoardCanBeLeft() async throws {
    try await ServedForum.serving { served in
      let place = SearchPlace(query: PostQuery(text: "荷塘", boardName: "Members"))
      let host = try await served.show(.search(place))
      #expect(host.texts.contains("只在Members版"))

      #expect(await host.choose("不限"))

      #expect(!host.texts.contains("只在Members版"))
      #expect(host.shows("月色"))
    }
  }
}
