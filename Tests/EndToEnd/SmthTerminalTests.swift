import CommunityAPI
import Foundation
import TerminalTesting
import TestSupport
import Testing

/// The built reader in a terminal, operated by keys.
@Suite(.hangLimit)
struct SmthTerminalTests {
  @Test func topicIsReadAndLeftByKeys() async throws {
    try await ReadCommunity.serving { community in
      let topic = try #require(try await community.hotTopics().first)
      let title = String(topic.subject.prefix(6))
      let session = try community.terminal("--lang", "zh")

      try await session.wait(for: "热帖")
      try await session.wait(for: title)
      session.send("\r")
      try await session.wait(for: "楼主")
      session.send(" ")
      session.send("\u{1B}[D")
      try await session.wait(for: title, without: "楼主")
      session.send("?")
      try await session.wait(for: "PgUp PgDn")
      session.send("\u{1B}")
      try await session.wait(for: title, without: "PgUp PgDn")
      session.send("/")
      try await session.wait(for: "[⌕")
      session.send("水\u{3}")

      #expect(await session.status() == 0)
      #expect(session.isInLineMode)
    }
  }

  @Test func resizingShowsTheSameScreenInTheNewSize() async throws {
    try await ReadCommunity.serving { community in
      let session = try community.terminal("--lang", "zh")
      try await session.wait(for: "热帖")

      session.resize(columns: 130, rows: 40)

      try await session.wait(for: "选一个话题来读")
      session.send("\u{3}")
      #expect(await session.status() == 0)
    }
  }
}
