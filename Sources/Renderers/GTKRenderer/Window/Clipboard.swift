import CGTK

/// The clipboard that all programs share.
@MainActor enum Clipboard {
  /// Puts a text on the clipboard.
  static func put(_ text: String) {
    guard let display = gdk_display_get_default() else { return }
    gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
  }
}
