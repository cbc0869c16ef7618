import CGTK
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import GTKRenderer

/// Pinyin, typed through a real input method into real fields.
@MainActor @Suite(.serialized, .hangLimit) struct InputMethodTests {
  @Test func pinyinIsComposedInFieldsAndCommittedOnce() async throws {
    try TestDisplay.use()
    // The library that connects fields to it knows one only, as long as the program runs.
    let method = try await InputMethod()
    defer { method.stop() }

    try await compose(isEditor: false)
    try await compose(isEditor: true)
  }

  private func compose(isEditor: Bool) async throws {
    let words = Words()
    let host = try await WindowHost(Writing(words: words, isEditor: isEditor))
    defer { host.close() }
    let composing = try await host.startComposing(isEditor: isEditor, words)

    try await host.type("ihao") { composing.text.contains("你好") }
    #expect(words.text.isEmpty)

    try await host.type(key: "space") { !words.text.isEmpty }
    #expect(words.text == "你好")
    #expect(composing.text.isEmpty)

    try await host.type("nihao") { composing.text.contains("你好") }
    try await host.type(key: "Escape") { composing.text.isEmpty }
    #expect(words.text == "你好")
  }
}

extension WindowHost {
  /// Gives the keyboard to the field and types an `n` until the input method has taken it up: it
  /// connects by and by, and what is typed before is typed plainly.
  fileprivate func startComposing(isEditor: Bool, _ words: Words) async throws -> Composing {
    let kind = isEditor ? gtk_text_view_get_type() : gtk_text_get_type()
    guard let field = widgets(of: kind).first else { throw NeverCame() }
    field.set("im-module", "ibus")
    let composing = Composing(of: field)
    try await InputMethod.type("mousemove", "200", "150")
    try await wait { gtk_window_is_active(self.window.window.cast()) != 0 }
    gtk_widget_grab_focus(field)
    settle()
    while composing.text.isEmpty {
      try await type("n") { !composing.text.isEmpty || !words.text.isEmpty }
      words.text = ""
      settle()
    }
    return composing
  }

  /// Types letters and runs the main loop until something is so.
  fileprivate func type(_ letters: String, until isSo: () -> Bool) async throws {
    try await InputMethod.type("type", letters)
    try await wait(until: isSo)
  }

  /// Presses a key and runs the main loop until something is so.
  fileprivate func type(key: String, until isSo: () -> Bool) async throws {
    try await InputMethod.type("key", key)
    try await wait(until: isSo)
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
