import CGTK
import Foundation
import SwiftUICore

/// A text, as a label.
final class TextPart: Part {
  private var text: TextContent

  init(_ seed: PartSeed, _ text: TextContent) {
    self.text = text
    super.init(seed, widget: made(gtk_label_new(nil)), host: nil)
    gtk_label_set_xalign(widget.opaque, 0)
    gtk_label_set_yalign(widget.opaque, 0)
    gtk_label_set_wrap_mode(widget.opaque, PANGO_WRAP_WORD_CHAR)
    Signal.connect(
      widget, "activate-link",
      answering: { [weak self] address in
        guard let url = URL(string: address) else { return false }
        self?.send(.openLink(url))
        return true
      })
    apply(text)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .text(let text) = new else { return false }
    apply(text)
    return true
  }

  override func sizeDidChange() { apply(text) }

  // Keys go to texts that can be selected or that lead somewhere.
  override var isStill: Bool { !text.isSelectable && text.runs.allSatisfy { $0.link == nil } }

  private func apply(_ text: TextContent) {
    self.text = text
    place?.isStill = isStill
    // A label calls itself as its text when that is set.
    said?.label = "\u{0}"
    let label = widget.opaque
    let part = renderer.text.shrinking(of: text, in: frame.size)
    let attributes = TextAttributes(
      text, fonts: renderer.text.fonts, palette: renderer.palette, shrunkTo: part)
    if text.runs.contains(where: { $0.link != nil }) {
      gtk_label_set_markup(label, text.markup)
    } else {
      gtk_label_set_text(label, attributes.string)
    }
    gtk_label_set_attributes(label, attributes.list)
    attributes.free()
    gtk_label_set_wrap(label, text.shownLines > 1 ? 1 : 0)
    let lines = renderer.text.lineCount(of: text, in: frame.size, shrunkTo: part)
    gtk_label_set_lines(label, CInt(lines))
    gtk_label_set_ellipsize(label, text.truncation.pango)
    gtk_label_set_selectable(label, text.isSelectable ? 1 : 0)
    apply(text.alignment)
  }

  private func apply(_ alignment: TextContent.Alignment) {
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let (side, justification): (Float, GtkJustification) =
      switch alignment {
      case .leading: (isMirrored ? 1 : 0, GTK_JUSTIFY_LEFT)
      case .center: (0.5, GTK_JUSTIFY_CENTER)
      case .trailing: (isMirrored ? 0 : 1, GTK_JUSTIFY_RIGHT)
      }
    gtk_label_set_xalign(widget.opaque, side)
    gtk_label_set_justify(widget.opaque, justification)
  }
}

extension TextContent {
  /// The text with its links, for a label.
  fileprivate var markup: String {
    runs.reduce(into: "") { text, run in
      let escaped = run.string.escapedForMarkup
      if let link = run.link {
        text += "<a href=\"\(link.absoluteString.escapedForMarkup)\">\(escaped)</a>"
      } else {
        text += escaped
      }
    }
  }
}

extension String {
  fileprivate var escapedForMarkup: String {
    guard let escaped = g_markup_escape_text(self, -1) else { return self }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
