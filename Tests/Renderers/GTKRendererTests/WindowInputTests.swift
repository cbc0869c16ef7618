import CGTK
import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import GTKRenderer

/// Keys and buttons of the display's own keyboard and mouse, and fingers told to their handlers.
@MainActor @Suite(.serialized, .hangLimit) struct WindowInputTests {
  @Test func theKeyForItRefreshes() async throws {
    let host = try await WindowHost(Rows())
    defer { host.close() }

    try await host.key("F5") { host.texts.contains("refreshed") }
  }

  @Test func theOtherButtonOpensTheMenuOfTheRowUnderThePointer() async throws {
    let host = try await WindowHost(Rows())
    defer { host.close() }
    let row = host.frame(of: try host.label("carp"))

    try await host.click(at: CGPoint(x: row.midX, y: row.midY), button: 3) {
      host.texts.contains("feed carp")
    }

    #expect(!host.texts.contains("feed frog"))
  }

  @Test(arguments: ["Menu", "shift+F10"])
  func keysOpenTheMenuOfTheRowThatHasTheKeyboard(key: String) async throws {
    let host = try await WindowHost(Rows())
    defer { host.close() }
    let row = try #require(
      host.window.renderer.part(around: try host.label("carp"))?.path.first { $0 is RowPart })
    _ = gtk_widget_grab_focus(row.widget)

    try await host.key(key) { host.texts.contains("feed carp") }

    #expect(!host.texts.contains("feed frog"))
  }

  @Test func aFingerThatStaysOpensTheMenu() async throws {
    let host = try await WindowHost(Rows())
    defer { host.close() }
    let row = host.frame(of: try host.label("frog"))

    PointerInput(host.window).askForMenu()(1, row.midX, row.midY)

    try await host.wait { host.texts.contains("feed frog") }
  }

  @Test(arguments: [-1.0, 1])
  func aFingerAcrossARowOffersWhatIsAtThatSide(direction: Double) async throws {
    let host = try await WindowHost(Rows())
    defer { host.close() }
    let label = try host.label("frog")
    let row = try #require(
      host.window.renderer.part(around: label)?.path.first { $0 is RowPart })
    let frame = host.frame(of: label)
    let input = SwipeInput(host.window)

    input.begin(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(!input.end(after: CGSize(width: 40 * direction, height: 0)), "that is too short")
    #expect(!input.end(after: CGSize(width: 90 * direction, height: 80)), "that is no sweep")
    #expect(input.end(after: CGSize(width: 90 * direction, height: 8)))
    try await host.draw()

    let menu = try #require(
      host.all(row.widget).first { hetang_is_a($0, gtk_popover_menu_get_type()) != 0 })
    let words = host.all(menu).filter { hetang_is_a($0, gtk_label_get_type()) != 0 }
      .map { String(cString: gtk_label_get_text($0.opaque)) }
    #expect(words.contains(direction > 0 ? "keep" : "drop"))
    #expect(!words.contains(direction > 0 ? "drop" : "keep"))
    gtk_popover_popdown(menu.cast())
    try await host.draw()
  }

  @Test func aFingerTowardsTheEndOfLinesGoesBack() async throws {
    let host = try await WindowHost(Pages())
    defer { host.close() }
    try await host.wait { host.texts.contains("second") }
    let input = SwipeInput(host.window)

    input.begin(at: CGPoint(x: 100, y: 200))
    #expect(!input.end(after: CGSize(width: -120, height: 0)))
    #expect(input.end(after: CGSize(width: 120, height: 10)))

    try await host.wait { host.texts.contains("first") }
    try await host.draw()
    #expect(!input.end(after: CGSize(width: 120, height: 10)), "there is no page before")
  }

  @Test func keysOfToolsWithoutRoomWork() async throws {
    let host = try await WindowHost(Tools(), size: CGSize(width: 360, height: 300))
    defer { host.close() }
    #expect(!host.texts.contains("the last of the tools"))

    try await host.key("ctrl+j") { host.texts.contains("chosen") }
  }

  @Test func aPopoverInANarrowWindowClosesByItsButtonAndByEscape() async throws {
    let host = try await WindowHost(Popping(), size: CGSize(width: 390, height: 500))
    defer { host.close() }

    try await host.key("ctrl+o") { host.texts.contains("inside") }
    try await host.key("Escape") { !host.texts.contains("inside") }
    try await host.key("ctrl+o") { host.texts.contains("inside") }
    try await host.draw()
    let close = try #require(
      host.window.renderer.reading.last { $0.accessibility.label == "Close" })
    let frame = host.frame(of: close.widget)

    try await host.click(at: CGPoint(x: frame.midX, y: frame.midY), button: 1) {
      !host.texts.contains("inside")
    }
  }
}

private struct Rows: View {
  @State private var isNew = false

  var body: some View {
    List {
      Text(verbatim: isNew ? "refreshed" : "old")
      ForEach(["frog", "carp", "duck"], id: \.self) { name in
        Button(name) {}
          .swipeActions(edge: .leading) { Button("keep") {} }
          .swipeActions { Button("drop") {} }
          .contextMenu { Button("feed \(name)") {} }
      }
    }.refreshable { @MainActor in isNew = true }
  }
}

private struct Pages: View {
  @State private var path = [1]

  var body: some View {
    NavigationStack(path: $path) {
      Text(verbatim: "first").navigationTitle("First")
        .navigationDestination(for: Int.self) { _ in Text(verbatim: "second") }
    }
  }
}

private struct Tools: View {
  @State private var isChosen = false

  var body: some View {
    NavigationStack {
      Text(verbatim: isChosen ? "chosen" : "page").navigationTitle("Page").toolbar {
        Button("one of the tools") {}
        Button("one more of the tools") {}
        Button("the last of the tools") { isChosen = true }.keyboardShortcut("j")
      }
    }
  }
}

private struct Popping: View {
  @State private var isShown = false

  var body: some View {
    Button("open") { isShown = true }.keyboardShortcut("o")
      .popover(isPresented: $isShown) { Text(verbatim: "inside") }
  }
}

extension WindowHost {
  /// Presses keys, `shift+F10`, until something is so.
  fileprivate func key(_ keys: String, until isSo: () -> Bool) async throws {
    try await takeKeys()
    try await act(until: isSo) { try await OtherProgram.run("xdotool", "key", keys) }
  }

  /// Without a manager of windows, keys go to the window under the pointer.
  private func takeKeys() async throws {
    guard gtk_window_is_active(window.window.cast()) == 0 else { return }
    try await OtherProgram.run("xdotool", "mousemove", "4", "4", "mousemove", "200", "290")
    try await wait { gtk_window_is_active(self.window.window.cast()) != 0 }
  }

  /// Presses a button of the mouse at a point until something is so.
  fileprivate func click(at point: CGPoint, button: Int, until isSo: () -> Bool) async throws {
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(gtk_widget_get_native(window.root.widget), &x, &y)
    let (left, top) = ("\(Int(x + point.x))", "\(Int(y + point.y))")
    try await act(until: isSo) {
      try await OtherProgram.run("xdotool", "mousemove", left, top, "click", "\(button)")
    }
  }

  /// Does something again where nothing comes of it: a display that is busy loses what is pressed
  /// before a window has taken the keyboard or lies where it will.
  private func act(until isSo: () -> Bool, _ run: () async throws -> Void) async throws {
    repeat {
      try await run()
      let start = g_get_monotonic_time()
      try await wait { isSo() || g_get_monotonic_time() - start > 3_000_000 }
    } while !isSo()
  }
}
