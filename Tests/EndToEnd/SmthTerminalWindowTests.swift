import CommunityAPI
import TerminalTesting
import TestSupport
import Testing

/// The built reader in the windows of real terminals.
@Suite(.hangLimit)
struct SmthTerminalWindowTests {
  @Test(arguments: TerminalWindow.Terminal.allCases.filter(TerminalWindow.isThere))
  func topicsAreReadAndPicturesAreSeen(terminal: TerminalWindow.Terminal) async throws {
    try await ReadCommunity.serving { community in
      let topic = try #require(try await community.hotTopics().first)
      let window = try TerminalWindow(
        terminal, running: try community.terminalWords("--lang", "zh"))
      try await window.wait {
        $0.contains(topic.subject.prefix(6)) && TestTerminal.showsChosenRow($0)
      }
      let colorOfText = try window.color

      try await window.press("Return")
      try await window.wait { $0.contains("楼主") }
      try await window.press("Left")
      try await window.wait { !$0.contains("楼主") }

      try await window.press("2")
      try await window.wait { $0.contains("[▧ 图览]") }
      try await window.wait(forColor: (2 * colorOfText)...)
      // Nothing of the pictures stays when something else is shown.
      try await window.press("1")
      try await window.wait { $0.contains("[⌂ 首页]") }
      try await window.wait(forColor: 0...(1.5 * colorOfText))
      try await window.press("ctrl+c")
      #expect(await window.ended() == 0)
    }
  }
}
