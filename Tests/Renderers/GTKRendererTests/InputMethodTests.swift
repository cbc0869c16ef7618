import CGTK
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import GTKRenderer

/// Pinyin, typed through a real input method into real fields.
@MainActor @Suite(.serialized, .hangLimit)
struct InputMethodTests {
  @Test(
    .enabled(
      if: InputMethod.isInstalled, "ibus, ibus-gtk4 and ibus-libpinyin are not installed here"))
  func pinyinIsComposedInFieldsAndCommittedOnce() async throws {
    try TestDisplay.use()
    // The library that connects fields to it knows one only, as long as the program runs.
    let method = try await InputMethod()
    do {
      try await compose(isEditor: false)
      try await compose(isEditor: true)
    } catch {
      await method.stop()
      throw error
    }
    await method.stop()
  }

  private func compose(isEditor: Bool) async throws {
    let words = Words()
    let host = try await WindowHost(Writing(words: words, isEditor: isEditor))
    defer { host.close() }
    let composing = try await host.startWriting(isEditor: isEditor)

    try await host.compose("nihao", into: composing, words)
    #expect(composing.text.contains("你好"))
    #expect(words.text.isEmpty)

    try await OtherProgram.run("xdotool", "key", "space")
    try await host.wait { !words.text.isEmpty && composing.text.isEmpty }
    #expect(words.text == "你好")

    try await host.type("nihao")
    try await host.wait { composing.text.contains("你好") }
    try await OtherProgram.run("xdotool", "key", "Escape")
    try await host.wait { composing.text.isEmpty }
    #expect(words.text == "你好")
  }
}

extension WindowHost {
  /// Gives the keyboard to the field.
  fileprivate func startWriting(isEditor: Bool) async throws -> Composing {
    let kind = isEditor ? gtk_text_view_get_type() : gtk_text_get_type()
    guard let field = widgets(of: kind).first else { throw NeverCame() }
    field.useInputMethod("ibus")
    let composing = Composing(of: field)
    try await OtherProgram.run("xdotool", "mousemove", "4", "4", "mousemove", "200", "150")
    try await wait { gtk_window_is_active(self.window.window.cast()) != 0 }
    gtk_widget_grab_focus(field)
    try await draw()
    return composing
  }

  fileprivate func type(_ letters: String) async throws {
    try await OtherProgram.run("xdotool", "type", "--delay", "20", letters)
  }

  /// Types letters until all of them are composed: the input method connects by and by, and what is
  /// typed before is typed plainly, or lost.
  fileprivate func compose(_ letters: String, into composing: Composing, _ words: Words)
    async throws
  {
    while true {
      try await type(letters)
      let start = g_get_monotonic_time()
      try await wait {
        composing.text.contains("你好") || g_get_monotonic_time() - start > 2_000_000
      }
      if composing.text.contains("你好"), words.text.isEmpty { return }
      try await OtherProgram.run("xdotool", "key", "Escape")
      words.text = ""
      try await draw()
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Connects a field to an input method, whatever the session uses.
  fileprivate func useInputMethod(_ name: String) {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gchararray"))
    defer { g_value_unset(&value) }
    g_value_set_string(&value, name)
    let object = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
    g_object_set_property(object, "im-module", &value)
  }
}

/// What a field shows that isn't written yet.
@MainActor private final class Composing {
  private(set) var text = ""

  init(of field: Widget) {
    Signal.connect(
      field, "preedit-changed",
      withObject: { [weak self] text in
        self?.text = text.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
      })
  }
}

@MainActor @Observable private final class Words {
  var text = ""
}

private struct Writing: View {
  @Bindable var words: Words
  let isEditor: Bool

  var body: some View {
    if isEditor {
      TextEditor(text: $words.text)
    } else {
      TextField("Words", text: $words.text)
    }
  }
}
