import CommunityAPI
import Foundation
import TerminalTesting
import TestSupport
import Testing

/// The built reader in terminals that people take away, make smaller, or sit far from.
@Suite(.hangLimit)
struct SmthTerminalSafetyTests {
  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func signalsEndTheProgramAndLeaveTheTerminalAsItWas(signal: Int32) async throws {
    try await ReadCommunity.serving { community in
      let session = try community.terminal("--lang", "en")
      try await session.wait(for: "Hot Topics")
      let wasTaken = !session.isInLineMode

      session.send(signal: signal)
      let status = await session.status()
      await session.finish()

      #expect(wasTaken && session.isInLineMode)
      // setsid tells of a signal as shells do, by a number beyond those of exits.
      #expect(status.map { $0 != 0 } == true)
      for mode in ["1049l", "2004l", "1006l", "1004l"] {
        #expect(session.written.contains("\u{1B}[?\(mode)"), "\(mode)")
      }
    }
  }

  @Test func lastWordsOfACrashAreReadable() async throws {
    let session = try TerminalSession(
      BuiltProduct("launcher-peer").url, ["--ui", "terminal", "--scene", "crash"])
    try await session.wait(for: "Crash")

    session.send("\t\r")
    let status = await session.status()
    await session.finish()

    let farewell = try #require(session.written.range(of: "\u{1B}[?1049l"))
    #expect(session.written[farewell.upperBound...].contains("the pond is dry"))
    #expect(session.isInLineMode)
    #expect(status.map { $0 != 0 } == true)
  }

  @Test func stoppedProgramGoesOnWhereItWas() async throws {
    try await ReadCommunity.serving { community in
      let words = try community.terminalWords("--lang", "en").map { "'\($0)'" }
      let session = try TerminalSession(
        URL(filePath: "/bin/bash"),
        ["-c", "set -m; \(words.joined(separator: " ")); echo stopped; fg; echo ended $?"])
      try await session.wait(for: "Hot Topics")

      session.send("\u{1A}")
      try await session.wait(for: "the shell's word") { session.written.contains("stopped") }
      let count = session.written.count
      try await session.wait(for: "the screen again") {
        session.written.dropFirst(count).contains("Hot Topics")
      }
      session.send("\u{3}")
      _ = await session.status()
      await session.finish()

      #expect(session.written.contains("ended 0"))
      #expect(session.isInLineMode)
    }
  }

  @Test func resizingAtAnyMomentEndsWithTheWholeScreen() async throws {
    try await ReadCommunity.serving { community in
      let session = try community.terminal("--lang", "zh")
      var random = SeededGenerator(seed: 3)

      for step in 0..<40 {
        session.resize(
          columns: .random(in: 1...200, using: &random), rows: .random(in: 1...60, using: &random))
        session.send(["j", "\r", " ", "q", "\u{1B}[D", "?"][step % 6] == "q" ? "k" : "j")
      }
      session.resize(columns: 100, rows: 30)
      session.send("\u{C}")

      try await session.wait(for: "热帖")
      try await session.wait(for: "选择")
      session.send("\u{3}")
      #expect(await session.status() == 0)
    }
  }

  @Test func terminalFarAwayIsUsable() async throws {
    try await ReadCommunity.serving { community in
      var kind = TerminalSession.Kind()
      kind.delay = .milliseconds(300)
      kind.answer = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?62;4c"
      let topic = try #require(try await community.hotTopics().first)
      let session = try community.terminal("--lang", "zh", kind: kind)

      try await session.wait(for: String(topic.subject.prefix(6)))
      // Typed ahead, as people do who know their way.
      session.send("\r")
      try await session.wait(for: "楼主")
      session.send("\u{1B}[D")
      try await session.wait(for: "热帖", without: "楼主")
      session.send("\u{3}")

      #expect(await session.status() == 0)
      #expect(session.isInLineMode)
    }
  }

  @Test func aKeyWritesNoMoreThanWhatIsAnother() async throws {
    try await ReadCommunity.serving { community in
      let second = try #require(try await community.hotTopics().dropFirst().first)
      let session = try community.terminal("--lang", "en")
      let title = String(second.subject.prefix(6))
      try await session.wait(for: title)
      let isChosen = {
        session.text.split(separator: "\n").contains {
          TestTerminal.showsChosenRow(String($0)) && $0.contains(title)
        }
      }

      let count = session.count
      session.send("j")
      try await session.wait(for: "the second row", until: isChosen)

      // Two rows of 80 columns in Chinese and their colours; the whole screen is six times that.
      #expect(session.count - count < 1_500, "\(session.count - count)")
    }
  }
}
