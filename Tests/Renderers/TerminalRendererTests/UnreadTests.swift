import TerminalRenderer
import Testing

/// Keys that look for what hasn't been read.
@MainActor struct UnreadTests {
  @Test(arguments: ["n", " "])
  func keysGoToTheNextUnreadRow(key: String) {
    let host = TerminalHost(ReadPond(unread: [3, 35]))

    host.type(key)
    let first = host.lines.first { $0.hasSuffix("fish 3") }
    host.type(key)

    #expect(first?.hasPrefix(">") == true)
    #expect(host.lines.contains { $0.hasPrefix(">") && $0.hasSuffix("fish 35") }, "\(host.text)")
  }

  @Test func whereAllIsReadTheKeyboardStays() {
    let host = TerminalHost(ReadPond(unread: []))
    host.press(.down)

    host.type("n")

    #expect(host.log == ["bell"])
    #expect(host.lines.contains { $0.hasPrefix(">") && $0.hasSuffix("fish 1") }, "\(host.text)")
  }

  @Test func inAnArticleTheNextUnreadOneIsOpened() {
    let host = TerminalHost(ReadPond(unread: [0, 4]))
    host.press(.enter)
    let first = host.text

    host.type("n")

    #expect(first.contains("About fish 0"))
    #expect(host.text.contains("About fish 4"), "\(host.text)")
  }

  @Test func withoutAWordOfReadingTheNextRowIsMeant() {
    let host = TerminalHost(Pond())

    host.type("n")

    #expect(host.line(with: "frog")?.hasPrefix(">") == true)
  }
}
