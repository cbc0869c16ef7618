import CommunityAPI
import ForumFeature
import Foundation
import SwiftUITesting
import TestSupport
import Testing

@MainActor @Suite(.hangLimit)
struct JumpSheetTests {
  private let long = ForumDestination.topic(TopicPlace(ServedForum.topicID(7)))

  @Test func floorIsGoneToWhenItsNumberIsTyped() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(long)
      #expect(try await host.openJumpSheet())
      #expect(host.snapshot.contains("楼层，0到44"))

      let field = try host.find(identifier: "number-field")
      try field.type("30")
      try field.submit()
      await host.finishTasks()

      #expect(!host.snapshot.contains("楼层，0到44"))
      #expect(host.texts.contains("30楼"))
      #expect(!host.texts.contains("沙发"))
    }
  }

  @Test func incompleteNumberLeavesTheSheetWhenItIsSubmitted() async throws {
    try await ServedForum.serving { served in
      let host = try await served.show(long)
      #expect(try await host.openJumpSheet())

      let field = try host.find(identifier: "number-field")
      try field.type("x")
      try field.submit()
      await host.finishTasks()

      #expect(host.snapshot.contains("前往"))
    }
  }

  @Test func nothingIsPromisedBeforeTheTopicIsThere() async throws {
    try await ServedForum.serving { served in
      served.network.isOffline = true
      let host = try await served.show(long)

      #expect(try await host.openJumpSheet())

      #expect(!host.snapshot.contains("0到0"))
      #expect(host.snapshot.contains("跳到楼层或页"))
    }
  }
}

extension ViewHost {
  /// Opens the sheet from the topic's menu.
  ///
  /// - Returns: Whether the menu has such an item.
  fileprivate func openJumpSheet() async throws -> Bool {
    try find(identifier: "topic-menu").tap()
    await finishTasks()
    return await choose("跳到楼层或页…")
  }
}
