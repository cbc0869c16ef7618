import CellRendering
import Foundation
import SwiftUI
import SwiftUICore
import TerminalRenderer
import TerminalTesting
import Testing

/// Windows as a person operates them by keys and a pointer.
@MainActor struct KeysTests {
  @Test func arrowsGoThroughRowsAndReturnOpensOne() {
    let host = TerminalHost(Pond())

    host.press(.down, .down, .enter)

    #expect(host.text.contains("About lotus"))
    #expect(host.log.isEmpty)
  }

  @Test func rightOpensAndLeftComesBackToTheSameRow() {
    let host = TerminalHost(Pond())
    host.press(.down, .right)
    let opened = host.text

    host.press(.left, .down, .right)

    #expect(opened.contains("About frog"))
    #expect(host.text.contains("About lotus"))
  }

  @Test func lettersOfVimDoAsArrows() {
    let host = TerminalHost(Pond())

    host.type("jjkl")

    #expect(host.text.contains("About frog"))
  }

  @Test func qGoesBackAndAtLastQuits() {
    let host = TerminalHost(Pond())
    host.press(.enter)

    host.type("q")
    let log = host.log
    host.type("q")

    #expect(log.isEmpty)
    #expect(host.log == ["quit"])
  }

  @Test func escapeNeverQuits() {
    let host = TerminalHost(Pond())

    host.press(.escape)

    #expect(host.log == ["bell"])
  }

  @Test func chosenRowIsMarked() {
    let host = TerminalHost(Pond())

    host.press(.down)

    #expect(host.line(with: "frog")?.hasPrefix(">") == true)
    #expect(host.line(with: "fish")?.hasPrefix(">") == false)
  }

  @Test func endAndHomeGoToTheLastAndFirstRow() {
    let host = TerminalHost(Pond(count: 100))

    host.press(.end)
    let last = host.text
    host.press(.home)

    #expect(last.contains("fish 99") && !last.contains("fish 0 "))
    #expect(host.line(with: "fish 0")?.hasPrefix(">") == true)
  }

  @Test func rowsOutOfSightComeIntoSight() {
    let host = TerminalHost(Pond(count: 100))

    for _ in 0..<30 { host.press(.down) }

    #expect(host.line(with: "fish 30")?.hasPrefix(">") == true, "\(host.text)")
  }

  @Test func spaceTurnsPagesAndThenOpensTheNextArticle() {
    let host = TerminalHost(Pond(lines: 30))
    host.press(.enter)

    host.type(" ")
    let second = host.text
    host.type(" ")

    #expect(second.contains("line 29") && !second.contains("line 1\n"))
    #expect(host.text.contains("About frog"))
  }

  @Test func arrowsMoveTextThatIsRead() {
    let host = TerminalHost(Pond(lines: 30))
    host.press(.enter)
    let first = host.text

    host.press(.down, .down)

    #expect(first.contains("line 0"))
    #expect(!host.text.contains("line 0\n") && host.text.contains("line 2"))
  }

  @Test func keysGoIntoAField() {
    let host = TerminalHost(Form { NameField() })

    host.press(.tab)
    host.type("qj?")
    host.press(.left, .backspace)
    host.type("水")

    #expect(host.text.contains("hello q水?"))
    #expect(host.log.isEmpty)
  }

  @Test func arrowsGoThroughAFormAndSpaceSetsWhatTheyAreAt() {
    let host = TerminalHost(Switches())

    host.press(.down, .down)
    host.type(" ")

    #expect(host.line(with: "One")?.contains("[ ]") == true)
    #expect(host.line(with: "Two")?.contains("[x]") == true)
  }

  @Test func arrowsGoThroughCards() {
    let host = TerminalHost(Cards())

    host.press(.down, .right, .enter)

    #expect(host.text.contains("chosen 1"))
  }

  @Test func pastedLinesBecomeOne() {
    let host = TerminalHost(Form { NameField() })
    host.press(.tab)

    host.window.take(.paste("one\ntwo"))

    #expect(host.text.contains("hello one two"))
  }

  @Test func cursorStandsBehindWhatIsTyped() throws {
    let host = TerminalHost(Form { NameField() })
    host.press(.tab)
    host.type("水a")

    let caret = try #require(host.window.picture().caret)

    let line = try #require(host.lines.first { $0.contains("水a") })
    let before = line.prefix(upTo: try #require(line.range(of: "水a")).upperBound)
    #expect(caret.column == CellText.columns(of: String(before)))
  }

  @Test func slashGoesToTheSearchField() {
    let host = TerminalHost(SearchPond())

    host.type("/lot")

    #expect(host.text.contains("found lotus"))
  }

  @Test func returnInASearchGoesToWhatWasFound() {
    let host = TerminalHost(SearchPond())

    host.type("/lot")
    host.press(.enter)
    let chosen = host.line(with: "found lotus")
    host.type("/fi")

    #expect(chosen?.hasPrefix(">") == true, "\(host.text)")
    #expect(host.text.contains("found fish") && !host.text.contains("lotfi"))
  }

  @Test func escapeLeavesASearch() {
    let host = TerminalHost(SearchPond())

    host.type("/lot")
    host.press(.escape)
    let left = host.text
    host.type("q")

    #expect(!left.contains("lot_") && left.contains("fish"))
    #expect(host.window.picture().caret == nil)
    #expect(host.log == ["quit"])
  }

  @Test func alertKeepsTheKeyboardUntilItIsAnswered() {
    let host = TerminalHost(AlertPond())
    host.press(.tab, .enter)
    let asked = host.text

    host.press(.escape)

    #expect(asked.contains("Drain it?"))
    #expect(!host.text.contains("Drain it?"))
  }

  @Test func alertIsAnsweredByTheChosenButton() {
    let host = TerminalHost(AlertPond())
    host.press(.tab, .enter)

    host.press(.right)
    host.press(.left, .left)
    host.press(.enter)

    #expect(!host.text.contains("Drain it?"))
  }

  @Test func questionMarkShowsTheKeys() {
    let host = TerminalHost(Pond(count: 100))

    host.type("?")
    let shown = host.text
    host.press(.escape)

    #expect(shown.contains("PgUp PgDn"))
    #expect(!host.text.contains("PgUp PgDn"))
  }

  @Test func keysThatNoViewWantsAreCommands() {
    let host = TerminalHost(Pond())
    var asked: [KeyPress] = []
    host.window.onCommand = { key, isBlocked in
      asked.append(key)
      return key.modifiers == .command && !isBlocked
    }

    host.window.take(.key(Keystroke(.character("n"), .control)))

    #expect(asked.map(\.key) == [KeyEquivalent("n")])
    #expect(host.log.isEmpty)
  }

  @Test func keysOfCommandsAreShown() {
    let host = TerminalHost(Pond(), rows: 30)
    host.window.keys = KnownKeys(areExact: true)
    host.window.shortcutGroups = { screen in
      [
        ShortcutGroup(
          title: "Pond",
          shortcuts: screen + [
            NamedShortcut(
              title: "Drain", shortcut: ShortcutContent(key: "d", modifiers: [.command, .shift]))
          ])
      ]
    }

    host.type("?")

    #expect(host.line(with: "Ctrl+Shift+D")?.contains("Drain") == true)
  }

  @Test func whatWasCopiedIsSaidUntilTheNextKey() {
    let host = TerminalHost(Pond())

    host.window.note(copied: "lotus\u{1B}]0;x")
    let said = host.lines.last
    host.press(.down)

    #expect(said == " Copied: lotus]0;x")
    #expect(host.lines.last?.contains("Copied") == false)
  }

  @Test func mOffersWhatASwipeOffers() {
    let host = TerminalHost(SwipedPond())

    host.type("m")
    let offered = host.text
    host.press(.enter)

    #expect(offered.contains("Drain"))
    #expect(host.text.contains("drained fish"))
  }

  @Test func clickOpensARow() throws {
    let host = TerminalHost(Pond())
    let row = try #require(host.lines.firstIndex { $0.contains("lotus") })

    host.click(column: 4, row: row)

    #expect(host.text.contains("About lotus"))
  }

  @Test func wheelMovesWhatIsUnderThePointer() {
    let host = TerminalHost(Pond(count: 100))

    host.window.take(
      .mouse(MouseReport(button: .wheelDown, phase: .pressed, column: 3, row: 5, modifiers: [])))

    #expect(!host.text.contains("fish 0 ") && host.text.contains("fish 4"))
  }

  @Test func resizingKeepsTheChosenRow() {
    let host = TerminalHost(Pond(count: 100))
    host.press(.down, .down)

    host.window.resize(columns: 60, rows: 10)

    #expect(host.lines.count == 10)
    #expect(host.line(with: "fish 2")?.hasPrefix(">") == true)
  }

  @Test func controlsOfTextNeverReachTheTerminal() {
    let host = TerminalHost(Text("a\u{1B}]0;evil\u{7}b\u{9B}31mc"))
    var writer = ScreenWriter(depth: .millions)
    var terminal = TestTerminal(columns: 40, rows: 20)

    terminal.take(writer.bytes(for: host.window.picture().canvas, caret: nil))

    #expect(terminal.unknown.isEmpty)
    #expect(terminal.text.contains("a]0;evilb31mc"))
  }
}
