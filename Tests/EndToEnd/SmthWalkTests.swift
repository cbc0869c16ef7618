import CommunityAPI
import Foundation
import TestSupport
import Testing

/// A person's way through the built reader in a window, by mouse, keys and spoken words.
@Suite(.hangLimit)
struct SmthWalkTests {
  @Test func readerIsUsedFromTheHotListToALostServer() async throws {
    try await ReadCommunity.serving { community in
      let topics = try await community.hotTopics()
      let word = try #require(
        topics.lazy.compactMap { $0.subject.firstMatch(of: /[A-Za-z]{3,}/) }.first
      ).output
      let walk = try await Walk(community, size: "900x700")
      let begin = ContinuousClock.now

      try await readATopic(walk)
      try await lookAtAPicture(walk)
      try await search(walk, String(word))
      try await turnDark(walk)
      try await loseTheServer(walk, community.server)
      try await walk.driver.press("ctrl+w")

      #expect(await walk.program.ended().status == 0)
      #expect(begin.duration(to: .now) < .seconds(90))
    }
  }

  /// The hot list is read, a topic opened beside it, and paged on.
  private func readATopic(_ walk: Walk) async throws {
    try await walk.hear { $0.count { $0.role == "list item" } >= 5 }
    try await walk.press("list item")
    let opened = try await walk.hear { words in words.contains { $0.name == "OP" } }
    #expect(opened.contains { $0.role == "list item" && $0.isSelected })

    try await walk.driver.scroll(at: 700, 400, notches: 30)
    let known = Set(opened.map(\.name))
    try await walk.hear { words in Set(words.map(\.name)).subtracting(known).count >= 5 }
  }

  /// A picture is opened from the album, enlarged, and left again.
  private func lookAtAPicture(_ walk: Walk) async throws {
    try await walk.press("tab", named: "Album")
    try await walk.press("button") { Self.isPicture($0) && $0.contains(", ") }
    try await walk.press("button") { Self.isPicture($0) && !$0.contains(", ") }
    try await walk.hear { $0.page?.contains(" / ") == true }
    try await walk.press("button", named: "Zoom In")
    try await walk.hear { words in
      words.contains { $0.name == "Zoom Out" && $0.isPressable }
    }
    try await walk.driver.press("Escape")
    try await walk.hear { $0.page?.contains(" / ") == false }
  }

  /// Something is searched for, the window made narrow, and what was found opened and left.
  private func search(_ walk: Walk, _ word: String) async throws {
    func isFound(_ name: String) -> Bool { name.localizedCaseInsensitiveContains(word) }
    try await walk.press("tab", named: "Search")
    try await walk.hear { words in words.contains { $0.role == "search box" } }
    try await walk.driver.click(x: 180, y: 122)
    try await walk.driver.type(word)
    try await walk.hear { words in words.contains { $0.role == "list item" && isFound($0.name) } }

    try await walk.driver.resize("^Search$", width: 390, height: 844)
    try await walk.press("list item", named: isFound)
    try await walk.hear { words in
      words.page != "Search" && !words.contains { $0.role == "list item" }
    }
    try await walk.driver.press("alt+Left")
    try await walk.hear { $0.page == "Search" }
  }

  /// The desktop turns dark, and the window with it.
  private func turnDark(_ walk: Walk) async throws {
    try await walk.see(windowOf: (390, 844)) { $0 > 0.6 }
    try walk.turnDark()
    try await walk.see(windowOf: (390, 844)) { $0 < 0.4 }
  }

  /// The server is lost, and comes back.
  private func loseTheServer(_ walk: Walk, _ server: ServedCommunity) async throws {
    await server.lose()
    try await walk.press("tab", named: "Boards")
    try await walk.hear { words in words.contains { $0.name == "The server can't be reached" } }
    try await server.serveAgain()
    try await walk.press("button", named: "Try Again")
    try await walk.hear { words in
      words.page == "Boards" && words.contains { $0.role == "list item" }
    }
  }

  /// Whether it is a picture, or a card that begins with one.
  private static func isPicture(_ name: String) -> Bool { name.hasPrefix("Picture ") }
}
