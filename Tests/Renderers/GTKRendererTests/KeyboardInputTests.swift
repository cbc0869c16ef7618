import CGTK
import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct KeyboardInputTests {
  @Test func keysThatTheWindowLeavesGoToCommands() async throws {
    let host = try await WindowHost(Text("Pond"))
    defer { host.close() }
    var asked: [ShortcutContent] = []
    host.window.pressCommand = { key, isBlocked in
      if !isBlocked { asked.append(ShortcutContent(key)) }
      return key.modifiers.contains(.command)
    }

    #expect(host.press("k", GDK_CONTROL_MASK))

    #expect(asked == [ShortcutContent(key: "k", modifiers: .command)])
  }

  @Test func shiftedMarkIsTheCharacterItProduces() async throws {
    let host = try await WindowHost(Zoom())
    defer { host.close() }

    #expect(host.press("plus", GDK_CONTROL_MASK, GDK_SHIFT_MASK))
    host.settle()

    #expect(host.texts.contains("2 times"))
  }

  @Test func ownKeysWinOverThoseOfEveryWindow() async throws {
    let host = try await WindowHost(Words())
    defer { host.close() }

    #expect(host.press("w", GDK_CONTROL_MASK))
    try await host.draw()

    #expect(host.texts.contains("word"))
  }

  @Test func windowWithADialogTellsCommandsThatItIsBlocked() async throws {
    let host = try await WindowHost(Asking())
    defer { host.close() }
    var blocked: [Bool] = []
    host.window.pressCommand = { _, isBlocked in
      blocked.append(isBlocked)
      return true
    }

    #expect(host.press("k", GDK_CONTROL_MASK))

    #expect(blocked == [true])
  }

  @Test func mainMenuOpensByItsKeyAndLiesInTheWindow() async throws {
    let host = try await AppHost(PondApp.self)
    defer { host.window.close() }
    #expect(!host.window.texts.contains("Quit"))

    #expect(host.window.press("F10"))
    try await host.window.draw()

    #expect(host.window.texts.contains("Quit"))
    #expect(host.window.texts.contains("Ctrl+Q"))
    let item = try host.window.label("Drain")
    let area = CGRect(origin: .zero, size: host.window.graph.size)
    #expect(area.contains(host.window.frame(of: item)))
    let ends = ["Ctrl+N", "Ctrl+Q", "Ctrl+W"].map { name in
      host.window.labels(name).first.map { host.window.frame(of: $0).maxX.rounded() }
    }
    #expect(Set(ends).count == 1)
  }

  @Test func keyboardStaysInAMenuAndGoesBackWhenItCloses() async throws {
    let host = try await WindowHost(Choosing())
    defer { host.close() }
    let field = try #require(host.widgets(of: gtk_text_get_type()).first)
    gtk_widget_grab_focus(field)
    try await host.draw()

    try await host.press(button: 0)
    let menu = try #require(host.widgets(css: "hetang-menu").first)
    try await host.wait { host.focus.map { gtk_widget_is_ancestor($0, menu) != 0 } ?? false }
    let first = try #require(host.focus)
    for _ in 0..<3 { _ = gtk_widget_child_focus(host.window.window, GTK_DIR_DOWN) }
    #expect(host.focus == first)

    #expect(host.press("Escape"))
    try await host.draw()
    #expect(host.focus == field)
  }

  @Test func keysAreListedInGTKsSpelling() {
    let groups = [
      ShortcutGroup(
        title: "Pond & Co",
        shortcuts: [
          NamedShortcut(
            title: "A < B", shortcut: ShortcutContent(key: "?", modifiers: [.command, .shift])),
          NamedShortcut(
            title: "Back", shortcut: ShortcutContent(key: "\u{F702}", modifiers: .option)),
        ])
    ]

    let text = ShortcutsWindow.description(of: groups)

    #expect(text.contains("<property name=\"title\">Pond &amp; Co</property>"))
    #expect(text.contains("<property name=\"title\">A &lt; B</property>"))
    #expect(text.contains("&lt;Control&gt;&lt;Shift&gt;question"))
    #expect(text.contains("&lt;Alt&gt;Left"))
    #expect(!text.contains("class=\"\""))
  }

  @Test func aboutWindowSaysWhatTheProgramSays() async throws {
    let host = try await WindowHost(Text("Pond"))
    defer { host.close() }
    let program = ProgramDescription(name: "Pond", version: "1.2", summary: "keeps fish")

    let window = AboutWindow.show(program, icon: "no-such-icon", above: host.window.window)

    let about = window.opaque
    #expect(String(cString: adw_about_window_get_application_name(about)) == "Pond")
    #expect(String(cString: adw_about_window_get_version(about)) == "1.2")
    #expect(String(cString: adw_about_window_get_application_icon(about)).isEmpty)
    gtk_window_destroy(window.cast())
    host.settle()
  }
}

extension WindowHost {
  /// Presses a key that nothing native in the window has used up.
  ///
  /// - Returns: Whether the window has dealt with it.
  fileprivate func press(_ name: String, _ held: GdkModifierType...) -> Bool {
    KeyboardInput(window).press(
      gdk_keyval_from_name(name), held.reduce(0) { $0 | $1.rawValue })
  }
}

extension WindowHost {
  /// What has the keyboard.
  fileprivate var focus: Widget? { gtk_window_get_focus(window.window.cast()) }
}

/// A window of an application, with its menu.
@MainActor private final class AppHost {
  let window: WindowHost
  private let app: AppGraph

  init<A: App>(_ type: A.Type) async throws {
    try TestDisplay.use()
    app = AppGraph(type)
    let size = CGSize(width: 500, height: 500)
    let shown = GTKWindow(size: size, language: "en")
    let content = app.makeWindow(renderer: shown.renderer, size: size)
    guard let content else { throw WindowHost.NeverCame() }
    shown.onClose = { [app] in app.close() }
    content.offerMenu(
      WindowServices(
        applicationName: "Pond", close: {}, quit: {}, showShortcuts: {}, showAbout: {}))
    window = try await WindowHost(shown, content.graph)
  }
}

private struct PondApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { Text("Water").navigationTitle("Pond") } }
      .commands { CommandMenu("Pond") { Button("Fill") {} } }
      .commands { CommandGroup(after: .newItem) { Button("Drain") {} } }
  }
}

private struct Zoom: View {
  @State private var times = 1

  var body: some View {
    Text(verbatim: "\(times) times")
    Button("Larger") { times += 1 }.keyboardShortcut("+")
  }
}

private struct Words: View {
  @State private var word = ""

  var body: some View {
    Text(verbatim: word)
    Button("Word") { word = "word" }.keyboardShortcut("w")
  }
}

private struct Choosing: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text)
    Menu("More") {
      Button("One") {}
      Button("Two") {}
      Button("Three") {}
    }
  }
}

private struct Asking: View {
  @State private var isAsking = true

  var body: some View {
    Text("Pond").alert("Sure?", isPresented: $isAsking) { Button("OK") {} }
  }
}
