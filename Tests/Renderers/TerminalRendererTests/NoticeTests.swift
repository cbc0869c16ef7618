import Foundation
import Synchronization
import TerminalRenderer
import TestSupport
import Testing
import UserNotifications

/// What a terminal is told so that a person who looks elsewhere sees it.
struct NoticeTests {
  private let notice = TerminalNotice(id: "mail 3/水", title: "Frog", text: "has written; read it")

  private func terminal(_ environment: [String: String], version: String? = nil) -> TerminalIdentity
  {
    var terminal = TerminalIdentity(environment: environment)
    if let version { terminal.take(version: version) }
    return terminal
  }

  @Test func kittyIsToldTitleAndTextUnderOneName() throws {
    let sequence = notice.sequence(for: terminal(["TERM": "xterm-kitty"]))

    let parts = sequence.matches(of: /\u{1B}\]99;i=([a-z0-9-]+):e=1:d=([01])(?:[^;]*);([^\u{1B}]*)/)
    #expect(parts.map { String($0.1) } == ["hetang-mail-3----", "hetang-mail-3----"])
    #expect(parts.map { String($0.2) } == ["0", "1"])
    let texts = parts.map {
      Data(base64Encoded: String($0.3)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(texts == ["Frog", "has written; read it"])
  }

  @Test(arguments: [
    (["TERM": "foot"], "\u{1B}]777;notify;Frog;has written, read it\u{1B}\\\u{7}"),
    (["TERM_PROGRAM": "ghostty"], "\u{1B}]777;notify;Frog;has written, read it\u{1B}\\\u{7}"),
    (["TERM_PROGRAM": "iTerm.app"], "\u{1B}]9;Frog: has written, read it\u{1B}\\"),
    (["TERM": "xterm-256color"], "\u{7}"),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "WezTerm", "TMUX": "x"], "\u{7}"),
  ])
  func othersAreToldAsTheyUnderstandIt(environment: [String: String], sequence: String) {
    #expect(notice.sequence(for: terminal(environment)) == sequence)
  }

  @Test func terminalFarAwayIsKnownByWhatItSays() {
    let kitty = terminal(["TERM": "xterm-256color"], version: "kitty(0.36.4)")
    let within = terminal(["TERM": "screen-256color"], version: "kitty(0.36.4)")

    #expect(kitty.kind == .kitty)
    #expect(within.kind == .other)
  }

  @Test func onlyKittyCanTakeOneAway() {
    let kitty = TerminalNotice.removal(of: "a", for: terminal(["TERM": "xterm-kitty"]))

    #expect(kitty == "\u{1B}]99;i=hetang-a:p=close;\u{1B}\\")
    #expect(TerminalNotice.removal(of: "a", for: terminal(["TERM": "foot"])).isEmpty)
  }

  @MainActor @Test func notificationsOfTheProgramAreNotices() async throws {
    let center = UNUserNotificationCenter()
    let transport = TerminalNotifications(of: center)
    var (told, removed): ([(TerminalNotice, Bool)], [String]) = ([], [])
    transport.onNotice = { told.append(($0, $1)) }
    transport.onRemoval = { removed.append($0) }
    transport.looks = { false }
    center.connect(to: transport)
    let isAllowed = try await center.requestAuthorization()
    let content = UNMutableNotificationContent()
    content.title = "Frog"
    content.body = "has written"

    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    content.interruptionLevel = .passive
    try await center.add(UNNotificationRequest(identifier: "b", content: content, trigger: nil))
    center.removeDeliveredNotifications(withIdentifiers: ["a"])
    while removed.isEmpty { await Task.yield() }

    #expect(told.map(\.0.line) == ["Frog: has written", "Frog: has written"])
    #expect(told.map(\.1) == [true, false])
    #expect(isAllowed && removed == ["a"])
  }

  @MainActor @Test func pressedNoticeIsTakenUpByTheProgram() async throws {
    let center = UNUserNotificationCenter()
    let (transport, delegate) = (TerminalNotifications(of: center), Listener())
    transport.looks = { false }
    center.connect(to: transport)
    center.delegate = delegate
    let isAllowed = try await center.requestAuthorization()
    let content = UNMutableNotificationContent()
    content.title = "Frog"
    try await center.add(UNNotificationRequest(identifier: "a b", content: content, trigger: nil))

    transport.press(name: "other")
    transport.press(name: "hetang-a-b")
    while delegate.pressed.isEmpty { await Task.yield() }

    #expect(isAllowed && delegate.pressed == ["a b"])
  }

  @Test func windowSaysANoticeUntilTheNextKey() async {
    await MainActor.run {
      let host = TerminalHost(Pond())
      host.window.note(notice)
      let said = host.lines.last
      host.press(.down)

      #expect(said == " ♪ Frog: has written; read it")
      #expect(host.lines.last?.contains("Frog") == false)
    }
  }

  @Test func wordsFromElsewhereNeverSteerTheTerminal() throws {
    let folder = Checkout.root.appending(
      path: "Tests/Renderers/CellRenderingTests/Fixtures/CellTextCorpus")
    var mutator = Mutator(
      corpus: try Mutator.corpus(in: folder),
      interesting: [
        "\u{1B}\\", "\u{7}", "\u{9C}", ";", "4;1;50", "\u{1B}]52;c;AA==\u{7}", "\u{202E}",
      ],
      seed: 37)
    let terminals = [["TERM": "xterm-kitty"], ["TERM": "foot"], ["TERM_PROGRAM": "iTerm.app"]]

    for _ in 0..<600 {
      let words = (0..<3).map { _ in String(decoding: mutator.next(), as: UTF8.self) }
      for environment in terminals {
        let sequence = TerminalNotice(id: words[0], title: words[1], text: words[2])
          .sequence(for: terminal(environment))

        var rest = sequence.hasSuffix("\u{7}") ? sequence.dropLast() : sequence[...]
        while !rest.isEmpty {
          #expect(rest.hasPrefix("\u{1B}]"))
          let end = try #require(rest.range(of: "\u{1B}\\"))
          let inner = rest[..<end.lowerBound].dropFirst(2).unicodeScalars
          #expect(!inner.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
          rest = rest[end.upperBound...]
        }
        #expect(!sequence.contains("\u{1B}]9;4;"))
      }
    }
  }
}

/// Whoever takes up what is done with notifications.
private final class Listener: NSObject, UNUserNotificationCenterDelegate, Sendable {
  private let names = Mutex<[String]>([])

  var pressed: [String] { names.withLock { $0 } }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    names.withLock { $0.append(response.notification.request.identifier) }
  }
}
