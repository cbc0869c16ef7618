import CommunityAPI
import Foundation
import TestSupport
import Testing

/// The built reader in a window, operated by mouse and keys.
@Suite(.hangLimit)
struct SmthWindowTests {
  @Test func aTopicIsOpenedAndLeftAgain() async throws {
    try await ReadCommunity.serving { community in
      let boards = Set(try await community.hotTopics().compactMap(\.board?.title))
      let settings = try TemporaryDirectory()
      let display = try VirtualDisplay()
      let driver = WindowDriver(display: display)
      let program = try community.start(
        "gtk", "--lang", "zh", "--size", "390x844",
        environment: try display.environment(settings: settings.url))

      try await driver.wait(for: "^热帖$")
      try await driver.click(x: 195, y: 420)
      try await driver.wait(for: "^(\(boards.joined(separator: "|")))$")
      try await driver.press("alt+Left")
      try await driver.wait(for: "^热帖$")
      try await driver.press("ctrl+w")

      let end = await program.ended()
      #expect(end.status == 0, "\(end.errors)")
      #expect(end.errors.isEmpty)
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
