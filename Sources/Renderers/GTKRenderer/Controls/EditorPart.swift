import CGTK
import Foundation
import SwiftUICore

/// Several lines that are typed.
final class EditorPart: Part {
  private let editor: Widget
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>

  init(_ seed: PartSeed, _ control: ControlContent) {
    editor = made(gtk_text_view_new())
    guard let buffer = gtk_text_view_get_buffer(editor.cast()) else {
      fatalError("a text view has no buffer")
    }
    self.buffer = buffer
    let window = made(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(window.opaque, editor)
    super.init(seed, widget: window, host: nil)
    window.addClass("hetang-editor")
    gtk_text_view_set_wrap_mode(editor.cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_left_margin(editor.cast(), 8)
    gtk_text_view_set_right_margin(editor.cast(), 8)
    gtk_text_view_set_top_margin(editor.cast(), 8)
    gtk_text_view_set_bottom_margin(editor.cast(), 8)
    Signal.connect(buffer, "changed") { [weak self] in self?.tellText() }
    renderer.watchFocus(of: editor, for: self)
    apply(control)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, control.field?.kind == .editor else { return false }
    apply(control)
    return true
  }

  override var voice: Widget { editor }
  override var ownsRole: Bool { false }
  override var tellsValue: Bool { true }

  private var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func tellText() { send(.setText(text)) }

  private func apply(_ control: ControlContent) {
    guard let field = control.field else { return }
    if field.text != text { gtk_text_buffer_set_text(buffer, field.text, -1) }
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
    renderer.keepFocus(on: editor, if: control.isFocused)
  }
}
