import CommunityAPI
import Foundation
import TestSupport
import Testing

/// What assistive technologies read in the windows of the built reader, and do to them.
@Suite(.hangLimit)
struct SmthSpeechTests {
  /// The list of a screen goes on below the window: what is read is the beginning of what is
  /// printed of a screen that is high enough for all of it.
  @Test(arguments: ["topics", "topic", "board", "history"])
  func screensAreReadAsTheyArePrinted(screen: String) async throws {
    try await ReadCommunity.serving { community in
      let topic = try #require(try await community.hotTopics().first { $0.board != nil })
      let address =
        switch screen {
        case "topic": ["--open", "smth://topic/\(topic.id)"]
        case "board": ["--open", "smth://board/\(topic.board?.id.description ?? "")"]
        case "history": ["--open", "smth://history"]
        default: [String]()
        }
      let printed = try await community.smth(
        ["json", "--lang", "en", "--size", "390x6000"] + address)
      let expected = try SpokenWord.words(ofPrinted: printed.output)
      #expect(expected.count > 8, "\(printed.errors)")

      try await reading(community, ["--size", "390x844"] + address) { program, bus in
        let words = await Self.words(of: program, on: bus) { words in
          words.count > 8 && expected.starts(with: words.filter(Self.isPrinted))
        }
        .filter(Self.isPrinted)
        let difference = zip(words, expected).first { $0 != $1 }
        #expect(difference == nil)
        #expect(words.count > 8)
      }
    }
  }

  @Test func whatIsReadCanBePressed() async throws {
    try await ReadCommunity.serving { community in
      try await reading(community, ["--size", "390x844"]) { program, bus in
        _ = await Self.words(of: program, on: bus) { $0.contains { $0.role == "list item" } }
        try bus.press("list item", in: program) { !$0.isEmpty }
        let topic = await Self.words(of: program, on: bus) { words in
          words.page != "Hot Topics" && words.contains { $0.role == "heading" }
        }
        #expect(topic.page != "Hot Topics")
        #expect(topic.contains { $0.role == "heading" })

        try bus.press("button", in: program) { $0 == "Hot Topics" }
        let list = await Self.words(of: program, on: bus) { words in
          words.page == "Hot Topics" && words.contains { $0.role == "list item" }
        }
        #expect(list.page == "Hot Topics")
        #expect(list.contains { $0.role == "list item" })
      }
    }
  }

  /// What is printed has no commands, and no menu of them.
  private static func isPrinted(_ word: SpokenWord) -> Bool {
    !(word.role == "button" && word.name == "Main Menu")
  }

  /// Starts the reader in a window, and finds it among what can be read.
  private func reading(
    _ community: ReadCommunity, _ options: [String],
    body: (AccessibilityBus.Object, AccessibilityBus) async throws -> Void
  ) async throws {
    let settings = try TemporaryDirectory()
    let display = try VirtualDisplay()
    let bus = try AccessibilityBus()
    let usual = try display.environment(settings: settings.url)
    let program = try community.start(
      ["gtk", "--lang", "en"] + options, environment: bus.environment(from: usual))
    defer { program.send(SIGKILL) }
    try await body(try await bus.firstProgram(), bus)
    withExtendedLifetime(settings) {}
  }

  /// Reads a window until its words are as they should be, or it has been read too often for them
  /// to become so.
  private static func words(
    of program: AccessibilityBus.Object, on bus: AccessibilityBus,
    until isDone: ([SpokenWord]) -> Bool
  ) async -> [SpokenWord] {
    var words: [SpokenWord] = []
    for _ in 0..<300 where !isDone(words) && !Task.isCancelled {
      // What is gone by the time that it is asked gives no answer; the next look sees the rest.
      if let read = try? SpokenWord.words(of: program, on: bus) { words = read }
      await Task.yield()
    }
    return words
  }
}
