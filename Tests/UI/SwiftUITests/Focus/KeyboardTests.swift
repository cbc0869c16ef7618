import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct KeyboardTests {
  @Test func shortcutOperatesAControlFromAnywhere() {
    let calls = Calls()
    let host = ViewHost(
      VStack {
        Button("Save") { calls.note("save") }.keyboardShortcut("s")
        Button("Save all") { calls.note("all") }.keyboardShortcut(
          "S", modifiers: [.command, .shift])
      })

    #expect(host.press(KeyPress(key: "s", modifiers: .command)))
    #expect(host.press(KeyPress(key: "s", modifiers: [.command, .shift, .capsLock])))
    #expect(!host.press(KeyPress(key: "s")))
    #expect(!host.press(KeyPress(phase: .up, key: "s", modifiers: .command)))

    #expect(calls.names == ["save", "all"])
  }

  @Test func shortcutsAreValues() {
    let save = KeyboardShortcut("s", modifiers: [.command, .shift])
    let key: KeyEquivalent = "s"
    let held: EventModifiers = [.command, .shift]

    #expect(save.key == key)
    #expect(save.modifiers == held)
    #expect(KeyboardShortcut.defaultAction == KeyboardShortcut(.return, modifiers: []))
    #expect(KeyboardShortcut(key).modifiers == .command)
    #expect(EventModifiers.all.contains([.control, .option, .capsLock, .numericPad]))
  }

  @Test func onlyTheFirstEnabledControlOfAContainerHasTheShortcut() {
    let calls = Calls()
    let host = ViewHost(
      VStack {
        Button("First") { calls.note("first") }.disabled(true)
        Button("Second") { calls.note("second") }
        Button("Third") { calls.note("third") }
      }.keyboardShortcut(.defaultAction))

    host.press(KeyPress(key: .return))

    #expect(calls.names == ["second"])
  }

  @Test func shortcutsBehindSomethingModalDoNothing() {
    let calls = Calls()
    let host = ViewHost(
      VStack {
        Button("Behind") { calls.note("behind") }.keyboardShortcut("k")
        Menu("Menu") { Button("Front") { calls.note("front") }.keyboardShortcut("f") }
      })
    host.press("Menu")

    #expect(!host.press(KeyPress(key: "k", modifiers: .command)))
    #expect(host.press(KeyPress(key: "f", modifiers: .command)))

    #expect(calls.names == ["front"])
  }

  @Test func shortcutIsToldToTheRendererMirroredFromRightToLeft() {
    let host = ViewHost(
      Button("Back") {}.keyboardShortcut("[").environment(\.layoutDirection, .rightToLeft))

    #expect(host.controls.first?.shortcut == ShortcutContent(key: "]", modifiers: .command))
  }

  @Test func keyGoesFromTheFocusedElementOutwards() throws {
    let calls = Calls()
    let host = ViewHost(
      VStack {
        Text("keys").focusable().onKeyPress(.upArrow) {
          calls.note("inner")
          return .ignored
        }
      }.onKeyPress(keys: [.upArrow, .downArrow]) { press in
        calls.note(press.key == .upArrow ? "up" : "down")
        return .handled
      }.onKeyPress { _ in
        calls.note("outer")
        return .handled
      })
    #expect(!host.press(KeyPress(key: .upArrow)))

    host.perform(.focus, on: try host.control { $0 == .area })
    #expect(host.press(KeyPress(key: .upArrow)))
    #expect(host.press(KeyPress(key: .downArrow)))
    #expect(host.press(KeyPress(key: "x")))

    #expect(calls.names == ["inner", "up", "down", "outer"])
  }

  @Test func keysAreChosenByCharactersAndPhases() throws {
    let calls = Calls()
    let host = ViewHost(
      Text("keys").focusable().onKeyPress(characters: .decimalDigits, phases: .down) { press in
        calls.note(press.characters)
        return .handled
      })
    host.perform(.focus, on: try host.control { $0 == .area })

    #expect(host.press(KeyPress(key: "7")))
    #expect(!host.press(KeyPress(key: "x")))
    #expect(!host.press(KeyPress(phase: .repeat, key: "7")))

    #expect(calls.names == ["7"])
  }
}

extension ViewHost {
  /// Presses a key, and carries out what that brings up.
  @discardableResult fileprivate func press(_ key: KeyPress) -> Bool {
    let isHandled = graph.press(key)
    settle()
    return isHandled
  }
}
