import CommunityAPI
import Foundation
import TerminalTesting
import TestSupport
import Testing

/// The built reader in programs that divide terminals.
@Suite(.hangLimit, .enabled(if: MultiplexerSession.isThere))
struct SmthMultiplexerTests {
  @Test func topicIsReadInTmuxAndTheTerminalLeftAsItWas() async throws {
    try await ReadCommunity.serving { community in
      let session = try await MultiplexerSession()
      try await session.start(try community.terminalWords("--lang", "zh"))
      try await session.wait { $0.contains("热帖") && TestTerminal.showsChosenRow($0) }
      let taken = try await session.state("#{alternate_on} #{mouse_any_flag} #{cursor_flag}")

      try await session.press("Enter")
      try await session.wait { $0.contains("楼主") }
      try await session.resize(columns: 132, rows: 40)
      try await session.wait { $0.contains("楼主") && $0.contains("热帖") }
      try await session.press("C-c")
      try await session.wait { $0.contains("$ ") && !$0.contains("楼主") }

      #expect(taken == "1 1 0")
      #expect(
        try await session.state("#{alternate_on} #{mouse_any_flag} #{cursor_flag}") == "0 0 1")
      // tmux would take kitty's question for a title.
      #expect(try await !session.state("#{pane_title}").hasPrefix("G"))
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/screen")))
  func topicIsReadInScreen() async throws {
    try await ReadCommunity.serving { community in
      let session = try await MultiplexerSession()
      try await session.start(
        ["screen", "-U", "-c", "/dev/null"] + (try community.terminalWords("--lang", "zh")))
      try await session.wait { $0.contains("热帖") && TestTerminal.showsChosenRow($0) }

      try await session.press("Enter")
      try await session.wait { $0.contains("楼主") }
      try await session.press("Left")
      try await session.wait { !$0.contains("楼主") && TestTerminal.showsChosenRow($0) }
      try await session.press("C-c")

      try await session.wait { $0.contains("[screen is terminating]") }
    }
  }
}
