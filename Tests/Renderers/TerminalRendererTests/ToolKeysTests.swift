import Foundation
import SwiftUI
import SwiftUICore
import TerminalRenderer
import Testing

/// Tools of bars, and the keys that press them.
@MainActor struct ToolKeysTests {
  @Test func toolWithoutAKeyHasAFunctionKey() {
    let host = TerminalHost(ToolPond(), columns: 100)
    let hints = host.lines.last

    host.press(.function(2))

    #expect(hints?.contains("F2 Feed") == true, "\(hints ?? "")")
    #expect(host.text.contains("fed"))
  }

  @Test func toolWithAKeyIsHintedWithThatKey() {
    let host = TerminalHost(ToolPond(), columns: 100)
    let hints = host.lines.last

    host.window.take(.key(Keystroke(.character("w"), .control)))

    #expect(hints?.contains("^W Drain") == true, "\(hints ?? "")")
    #expect(host.text.contains("drained"))
  }

  @Test func whatLeadsBackIsNoTool() {
    let host = TerminalHost(ToolPond(), columns: 100)

    host.press(.enter)

    #expect(host.text.contains("About fish"))
    #expect(host.lines.last?.contains("F2") == false)
  }

  @Test func keyThatAViewHasTakenIsListedOnlyThere() {
    let host = TerminalHost(LetterPond(), rows: 40)

    host.type("?")
    let listed = host.text
    host.press(.escape)
    host.type("l")

    #expect(listed.contains("→ Enter ") && !listed.contains("→ l Enter"), "\(listed)")
    #expect(host.text.contains("lotus chosen"))
  }

  @Test func pageKeysOfReadersComeBeforeCommands() {
    let host = TerminalHost(Pond(count: 100))
    var asked = 0
    host.window.onCommand = { _, _ in
      asked += 1
      return true
    }

    host.window.take(.key(Keystroke(.character("f"), .control)))

    #expect(asked == 0)
    #expect(!host.text.contains("fish 0 "))
  }

  @Test func functionKeyWithoutAToolRings() {
    let host = TerminalHost(ToolPond())

    host.press(.function(3))

    #expect(host.log == ["bell"])
  }

  @Test func onNarrowScreensHelpAndTheWayOutRemain() {
    let host = TerminalHost(ToolPond(), columns: 30)

    #expect(host.lines.last?.contains("? Keys") == true)
    #expect(host.lines.last?.contains("q Quit") == true)
    #expect(host.lines.last?.contains("F2") == false)
  }

  @Test func keysThatDoNothingHereAreNotListed() {
    let list = TerminalHost(SwipedPond(), rows: 40)
    let reader = TerminalHost(Text("still"), rows: 40)

    list.type("?")
    reader.type("?")

    #expect(list.text.contains("More actions") && list.text.contains("Next unread"))
    #expect(!list.text.contains("Refresh") && !list.text.contains("Switch section"))
    for word in ["More actions", "Next unread", "Refresh", "Search", "PgUp"] {
      #expect(!reader.text.contains(word), "\(word)")
    }
  }

  @Test func whereSomethingIsTypedItsKeysAreListed() {
    let host = TerminalHost(Form { NameField() }, rows: 30)
    host.press(.tab)

    host.press(.function(1))

    #expect(host.text.contains("Undo, redo") && !host.text.contains("Back, at last quit"))
  }

  @Test func returnGoesToWhatCanBePressedInAText() {
    let host = TerminalHost(PictureButton(), columns: 40, rows: 12)

    host.press(.enter)
    let chosen = host.text
    host.press(.enter)

    #expect(!chosen.contains("pressed") && host.log.isEmpty)
    #expect(host.text.contains("pressed"))
  }
}

/// Which keys terminals tell apart.
@MainActor struct KnownKeysTests {
  private typealias Example = (Character, ShortcutContent.Modifiers, Bool)

  @Test(
    arguments: [
      ("r", .command, true), ("r", [.command, .shift], false), ("1", .command, false),
      (",", .command, false), ("i", .command, false), ("f", .command, false), ("+", [], true),
      ("x", .option, true),
    ] as [Example])
  func oldTerminalsHaveControlWithLettersAlone(
    key: Character, modifiers: ShortcutContent.Modifiers, isTold: Bool
  ) {
    let shortcut = ShortcutContent(key: key, modifiers: modifiers)

    #expect(KnownKeys().canTell(shortcut) == isTold)
    #expect(KnownKeys(areExact: true).canTell(shortcut) == (key != "f"))
  }

  @Test func keysAreWrittenAsThoseOfTheReader() {
    let keys = KnownKeys(areExact: true)

    #expect(keys.name(of: ShortcutContent(key: "r", modifiers: .command)) == "^R")
    #expect(
      keys.name(of: ShortcutContent(key: "n", modifiers: [.command, .shift])) == "Ctrl+Shift+N")
    #expect(keys.name(of: ShortcutContent(key: "+", modifiers: [])) == "+")
    #expect(keys.name(of: ShortcutContent(key: "l", modifiers: [])) == "l")
  }
}

/// A list with two tools.
private struct ToolPond: View {
  @State private var state = "full"

  var body: some View {
    NavigationStack {
      List(["fish"], id: \.self) { name in NavigationLink("\(name) \(state)", value: name) }
        .navigationTitle("Pond")
        .toolbar {
          Button("Feed") { state = "fed" }
          Button("Drain") { state = "drained" }.keyboardShortcut("w")
        }
        .navigationDestination(for: String.self) { name in
          ScrollView { Text("About \(name)") }.navigationTitle("Page")
        }
    }
  }
}

/// A button that has a letter.
private struct LetterPond: View {
  @State private var state = "Lotus"

  var body: some View {
    Button(state) { state = "lotus chosen" }.keyboardShortcut("l", modifiers: [])
  }
}
