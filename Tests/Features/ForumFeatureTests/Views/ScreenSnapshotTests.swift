import ForumFeature
import Foundation
import SwiftUITesting
import TestSupport
import Testing

/// Screens that are read most, as a terminal shows them.
@MainActor @Suite(.hangLimit)
struct ScreenSnapshotTests {
  private nonisolated static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 800, height: 900),
    CGSize(width: 1440, height: 900),
  ]

  @Test(arguments: sizes, ["zh-Hans", "en"])
  func topicIsFitToRead(size: CGSize, language: String) async throws {
    try await snapshot("topic", size, language) { navigator in
      navigator.show(.topic(TopicPlace(ServedForum.topicID(ServedForum.pond))))
    }
  }

  @Test(arguments: sizes, ["zh-Hans", "en"])
  func homeIsFitToRead(size: CGSize, language: String) async throws {
    try await snapshot("home", size, language) { _ in }
  }

  @Test(arguments: sizes, ["zh-Hans", "en"])
  func boardIsFitToRead(size: CGSize, language: String) async throws {
    try await snapshot("board", size, language) { navigator in
      navigator.show(.board(.name("Test"), order: .lastReply))
    }
  }

  private func snapshot(
    _ name: String, _ size: CGSize, _ language: String, open: @MainActor (ForumNavigator) -> Void
  ) async throws {
    try await ServedForum.serving { served in
      let forum = try served.forum()
      let navigator = ForumNavigator(forum)
      open(navigator)
      let host = await served.show(forum, navigator, size: size, language: language)

      try expectSnapshot(host, "\(name)-\(Int(size.width))-\(language)")
    }
  }
}
