import CommunityAPI
import Foundation
import TestSupport
import Testing

/// The built reader in a window, operated by mouse and keys.
@Suite(.hangLimit)
struct SmthWindowTests {
  @Test func pagesAreLeftByKeysAndChosenByMouse() async throws {
    try await ReadCommunity.serving { community in
      let topic = try #require(try await community.hotTopics().first { $0.board != nil })
      let settings = try TemporaryDirectory()
      let display = try VirtualDisplay()
      let driver = WindowDriver(display: display)
      let program = try community.start(
        "gtk", "--lang", "zh", "--size", "390x844", "--open", "smth://topic/\(topic.id)",
        environment: try display.environment(settings: settings.url))
      defer { program.send(SIGKILL) }

      try await driver.wait(for: "^\(topic.board?.title ?? "")$")
      try await driver.press("alt+Left")
      try await driver.wait(for: "^热帖$")
      // The tab in the middle of the bar at the bottom, which is there whatever has loaded.
      try await driver.click(x: 195, y: 812)
      try await driver.wait(for: "^版面$")
      try await driver.press("ctrl+w")

      let end = await program.ended()
      #expect(end.status == 0, "\(end.errors)")
      #expect(end.errors.isEmpty)
      withExtendedLifetime(settings) {}
    }
  }

  @Test func aMissingDisplayIsTold() async throws {
    try await ReadCommunity.serving { community in
      var environment = ProcessInfo.processInfo.environment
      environment["WAYLAND_DISPLAY"] = nil
      environment["DISPLAY"] = ":hetang-none"

      let end = try await community.start("gtk", environment: environment).ended()

      #expect(end.status == 69)
      #expect(end.errors.contains("--ui text"))
    }
  }
}
