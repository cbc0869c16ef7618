import CellRendering
import Foundation
import SwiftUI
import TerminalRenderer
import Testing

/// What is typed into as a person edits it.
@MainActor struct FieldsTests {
  private func host() -> TerminalHost {
    let host = TerminalHost(Form { NameField() })
    host.press(.tab)
    return host
  }

  private func press(_ host: TerminalHost, _ key: Keystroke.Key, _ held: Keystroke.Modifiers) {
    host.window.take(.key(Keystroke(key, held)))
  }

  /// What is shown in reverse.
  private func selected(in host: TerminalHost) -> String {
    let canvas = host.window.picture().canvas
    var text = ""
    for row in 0..<canvas.rows - 1 {
      for column in 0..<canvas.columns {
        let cell = canvas[column, row]
        if cell.style.attributes.contains(.reversed) { text += cell.text }
      }
    }
    return text
  }

  @Test func shiftAndArrowsSelectWhatIsTypedOver() {
    let host = host()
    host.type("pond水")

    press(host, .left, .shift)
    press(host, .left, .shift)
    let marked = selected(in: host)
    host.type("k")

    #expect(marked == "d水")
    #expect(host.text.contains("hello ponk"))
  }

  @Test func controlASelectsAll() {
    let host = host()
    host.type("pond")

    press(host, .character("a"), .control)
    host.press(.backspace)
    host.type("x")

    #expect(host.line(with: "hello")?.hasSuffix("hello x") == true)
  }

  @Test func wordsAreSkippedAndSelected() {
    let host = host()
    host.type("one two, three")

    press(host, .left, .control)
    press(host, .left, [.control, .shift])

    #expect(selected(in: host) == "two, ")
  }

  @Test func arrowLeavesASelectionAtItsSide() {
    let host = host()
    host.type("pond")
    press(host, .left, .shift)
    press(host, .left, .shift)

    host.press(.left)
    host.type("-")

    #expect(host.text.contains("hello po-nd"))
  }

  @Test func undoTakesBackWordsAndRedoMakesThemAgain() {
    let host = host()
    host.type("one two")
    press(host, .character("w"), .control)

    press(host, .character("z"), .control)
    let undone = host.text
    press(host, .character("z"), .control)
    let undoneTwice = host.text
    press(host, .character("y"), .control)

    #expect(undone.contains("hello one two"))
    #expect(!undoneTwice.contains("two"))
    #expect(host.text.contains("hello one two"))
  }

  @Test func cutTextIsOnTheClipboardAndCanBePasted() {
    let host = host()
    host.type("one two")
    press(host, .left, [.control, .shift])

    press(host, .character("x"), .control)
    let cut = host.text
    host.press(.home)
    press(host, .character("v"), .control)

    #expect(host.log == ["copy two"])
    #expect(!cut.contains("two"))
    #expect(host.text.contains("hello twoone"))
  }

  @Test func controlCQuitsWhereNothingIsSelected() {
    let host = host()
    host.type("pond")

    press(host, .character("c"), .control)

    #expect(host.log == ["quit"])
  }

  @Test func controlCIsForWhatIsChosenFirst() {
    let host = TerminalHost(CopiedPond())

    host.press(.tab)
    press(host, .character("c"), .control)
    let log = host.log
    host.press(.tab)
    press(host, .character("c"), .control)

    #expect(log.isEmpty && host.text.contains("copied 2"))
    #expect(host.log.isEmpty)
  }

  @Test func whatComesAtOnceIsUndoneAtOnce() {
    let host = host()
    host.type("a ")

    host.window.take("水木清华".map { TerminalEvent.key(Keystroke(.character($0))) })
    let typed = host.text
    press(host, .character("z"), .control)

    #expect(typed.contains("hello a 水木清华"))
    #expect(!host.text.contains("水"))
  }

  @Test func marksJoinTheCharacterBefore() throws {
    let host = host()
    host.type("e")
    host.window.take(.key(Keystroke(.character("\u{301}"))))
    host.type("x")

    #expect(host.text.contains("hello e\u{301}x"))
    let caret = try #require(host.window.picture().caret)
    let row = host.window.picture().canvas
    #expect(row[caret.column - 1, caret.row].text == "x")
  }

  @Test func clickPutsTheInsertionPointAndDragSelects() throws {
    let host = host()
    host.type("水木清华pond")
    let row = try #require(host.lines.firstIndex { $0.contains("[水木") })
    let start = try #require(host.lines[row].firstIndex(of: "水"))
    let column = CellText.columns(of: String(host.lines[row][..<start]))

    host.click(column: column + 4, row: row)
    let caret = host.window.picture().caret
    mouse(host, .pressed, column + 2, row)
    mouse(host, .moved, column + 8, row)
    mouse(host, .released, column + 8, row)

    #expect(caret == CellPlace(column: column + 4, row: row))
    #expect(selected(in: host) == "木清华")
  }

  @Test func twoClicksSelectAWord() throws {
    let host = host()
    host.type("one two")
    let row = try #require(host.lines.firstIndex { $0.contains("[one") })
    let column = try #require(host.lines[row].firstIndex(of: "t")).utf16Offset(in: host.lines[row])

    host.click(column: column + 1, row: row)
    host.click(column: column + 1, row: row)

    #expect(selected(in: host) == "two")
  }

  @Test func linesOfAnEditorAreGoneThrough() {
    let host = TerminalHost(NoteField(), columns: 40, rows: 14)
    host.press(.tab)
    host.window.take(.paste("one\ntwo\nthree"))

    host.press(.up, .home)
    press(host, .end, .shift)
    let marked = selected(in: host)
    host.type("2")

    #expect(marked == "two")
    #expect(host.text.contains("note one/2/three"))
  }

  private func mouse(_ host: TerminalHost, _ phase: MouseReport.Phase, _ column: Int, _ row: Int) {
    host.window.take(
      .mouse(MouseReport(button: .left, phase: phase, column: column, row: row, modifiers: [])))
  }
}
