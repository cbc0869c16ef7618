import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import Synchronization
import Testing

@MainActor struct CommandTests {
  private let app = AppGraph(CommandedApp.self)

  private func window(_ name: String? = nil) throws -> TestWindow {
    try #require(app.makeTestWindow(for: WindowRequest(name: name)))
  }

  /// What the window's menu can do, and what was asked for.
  private func offerMenu(of window: TestWindow, _ calls: Calls) {
    window.window.offerMenu(
      WindowServices(
        applicationName: "Pond", close: { calls.note("close") }, quit: { calls.note("quit") },
        showShortcuts: { calls.note("shortcuts") }, showAbout: { calls.note("about") }))
    window.settle()
  }

  private func command(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) -> KeyPress {
    KeyPress(key: key, modifiers: modifiers)
  }

  @Test func keyOfACommandWorksWhileNoMenuIsOpen() throws {
    let window = try window()

    #expect(window.window.commands.press(command("k")))
    window.settle()

    #expect(window.texts.contains("kept 1"))
    window.close(app)
  }

  @Test func commandsThatHoldStateComeToRest() throws {
    let said = Mutex<[String]>([])
    Diagnostics.redirect { line in said.withLock { $0.append(line) } }
    defer { Diagnostics.redirect { FileHandle.standardError.write(Data("\($0)\n".utf8)) } }
    let app = AppGraph(CommandedApp.self)
    let window = try #require(app.makeTestWindow(for: WindowRequest()))

    #expect(window.window.commands.press(command("k")))
    window.settle()

    #expect(said.withLock { $0 } == [])
    window.close(app)
  }

  @Test func whatIsShownIsPrintedWhereThatIsPossible() throws {
    let window = try window()
    let calls = Calls()
    offerMenu(of: window, calls)
    #expect(!window.window.commands.press(command("p")))
    window.window.commands.services?.print = { calls.note("print") }
    window.settle()

    #expect(window.window.commands.press(command("p")))
    #expect(calls.names == ["print"])
    window.openMainMenu()
    #expect(window.texts.contains("Print…"))
    window.close(app)
  }

  @Test func keyInsideAMenuOfAMenuWorksToo() throws {
    let window = try window()

    #expect(window.window.commands.press(command("j")))
    window.settle()

    #expect(window.texts.contains("kept 10"))
    window.close(app)
  }

  @Test func keyOfADisabledCommandDoesNothing() throws {
    let window = try window()

    #expect(!window.window.commands.press(command("d")))

    window.close(app)
  }

  @Test(arguments: [EventModifiers.command, [.command, .shift]])
  func markIsFoundByWhatTheKeyProduces(modifiers: EventModifiers) throws {
    let window = try window()

    #expect(window.window.commands.press(command("+", modifiers)))
    window.settle()

    #expect(window.texts.contains("kept 100"))
    window.close(app)
  }

  @Test func letterWithShiftIsAnotherKey() throws {
    let window = try window()

    #expect(!window.window.commands.press(command("k", [.command, .shift])))

    window.close(app)
  }

  @Test func menuHoldsTheCommandsAmongThoseOfEveryApplication() throws {
    let window = try window()
    let calls = Calls()
    offerMenu(of: window, calls)

    window.openMainMenu()

    #expect(
      Array(window.texts.drop { $0 != "New Window" }) == [
        "New Window", "Import", "Keep", "Numbers", "Tools", "Preferences", "Keyboard Shortcuts",
        "About Pond", "Close Window", "Leave",
      ])
    window.press("About Pond")
    #expect(calls.names == ["about"])
    #expect(!window.texts.contains("New Window"))
    window.close(app)
  }

  @Test func openMenuFollowsTheApplicationsState() throws {
    let window = try window()
    offerMenu(of: window, Calls())
    window.openMainMenu()
    window.press("Keep")
    #expect(window.texts.contains("Kept 0"))

    _ = window.window.commands.press(command("k"))
    window.settle()

    #expect(window.texts.contains("Kept 1"))
    window.close(app)
  }

  @Test func standardKeysReachWhoeverShowsTheWindow() throws {
    let window = try window()
    let calls = Calls()
    var opened: [WindowRequest] = []
    app.openWindow = { opened.append($0) }
    offerMenu(of: window, calls)

    for key in ["w", "?"] as [KeyEquivalent] { _ = window.window.commands.press(command(key)) }
    _ = window.window.commands.press(command("n"))

    #expect(calls.names == ["close", "shortcuts"])
    #expect(opened.count == 1)
    #expect(opened.first.map { $0.isAnswered(by: window.window.item) } == true)
    window.close(app)
  }

  @Test func dialogLeavesOnlyWhatEveryApplicationHas() throws {
    let window = try window()
    let calls = Calls()
    offerMenu(of: window, calls)

    #expect(!window.window.commands.press(command("k"), isBlocked: true))
    #expect(window.window.commands.press(command("w"), isBlocked: true))

    #expect(calls.names == ["close"])
    window.close(app)
  }

  @Test func keysAreListedByMenu() throws {
    let window = try window()
    offerMenu(of: window, Calls())
    let screen = NamedShortcut(
      title: "Reload", shortcut: ShortcutContent(key: "r", modifiers: .command))

    let groups = window.window.shortcutGroups(screen: [screen])

    #expect(groups.map(\.title) == ["This Screen", "Keep", "Application"])
    #expect(groups[0].shortcuts == [screen])
    #expect(groups[1].shortcuts.map(\.title) == ["Add One", "Add Ten", "Add Hundred", "Disabled"])
    #expect(groups[1].shortcuts.map(\.shortcut.name) == ["Ctrl+K", "Ctrl+J", "Ctrl++", "Ctrl+D"])
    #expect(groups[1].shortcuts.map(\.isEnabled) == [true, true, true, false])
    #expect(
      groups[2].shortcuts.map(\.shortcut.name) == ["Ctrl+N", "Ctrl+,", "Ctrl+?", "Ctrl+W"])
    window.close(app)
  }

  @Test func commandsActOnTheWindowInFront() throws {
    let first = try window("editor")
    let second = try window("editor")

    _ = second.window.commands.press(command("u"))
    first.settle()
    second.settle()
    #expect(first.texts.contains("draft"))
    #expect(second.texts.contains("DRAFT"))

    app.noteFront(first.window)
    _ = first.window.commands.press(command("u"))
    first.settle()
    #expect(first.texts.contains("DRAFT"))
    first.window.close()
    second.close(app)
  }
}

extension TestWindow {
  /// Opens the menu of the window's commands.
  fileprivate func openMainMenu() {
    let menu = renderer.screen.elements.first {
      if case .control(let control) = $0.value.content, case .menu(let menu) = control.kind {
        menu.isMain
      } else {
        false
      }
    }
    if let id = menu?.key { window.graph.handle(.action(id, .showMenu)) }
    settle()
  }
}

private struct CommandedApp: App {
  @State private var kept = 0

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text(verbatim: "kept \(kept)").toolbar { Button("Tool") {} }.navigationTitle("Pond")
      }
    }
    .commands {
      CommandMenu("Keep") {
        Button("Add One") { kept += 1 }.keyboardShortcut("k")
        Menu("More") { Button("Add Ten") { kept += 10 }.keyboardShortcut("j") }
        Button("Add Hundred") { kept += 100 }.keyboardShortcut("+")
        Button("Disabled") {}.keyboardShortcut("d").disabled(true)
        Text(verbatim: "Kept \(kept)")
      }
      CommandGroup(after: .newItem) { Button("Import") {} }
      CommandGroup(replacing: .appTermination) { Button("Leave") {} }
      CommandMenu("Numbers") { Toggle("Odd", isOn: .constant(true)) }
      CommandMenu("Nothing") {}
    }
    WindowGroup(id: "editor") { Editor() }
      .commands { EditorCommands() }
    Window("Tools", id: "tools") { Text(verbatim: "tools") }
    Settings { Text(verbatim: "settings") }
  }
}

private struct Editor: View {
  @State private var text = "draft"

  var body: some View { Text(verbatim: text).focusedSceneValue(\.draft, $text) }
}

private struct EditorCommands: Commands {
  @FocusedBinding(\.draft) private var draft

  var body: some Commands {
    CommandMenu("Text") {
      Button("Upper Case") { draft = draft?.uppercased() }
        .keyboardShortcut("u")
        .disabled(draft == nil)
    }
  }
}

private struct DraftKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}
