import CGTK
import Foundation
import SwiftUICore

/// A line that is typed: plain, hidden or for a search.
final class FieldPart: Part {
  private let kind: FieldContent.Kind

  init(_ seed: PartSeed, _ control: ControlContent) {
    kind = control.field?.kind ?? .line
    let entry: Widget
    switch kind {
    case .secure: entry = made(gtk_password_entry_new())
    case .search: entry = made(gtk_search_entry_new())
    case .line, .editor: entry = made(gtk_entry_new())
    }
    super.init(seed, widget: entry, host: nil)
    // The width is the engine's matter; the entry itself can be narrower.
    gtk_editable_set_width_chars(entry.opaque, 1)
    Signal.connect(entry, "changed") { [weak self] in self?.tellText() }
    Signal.connect(entry, "activate") { [weak self] in self?.send(.submit) }
    renderer.watchFocus(of: entry, for: self)
    apply(control)
  }

  override var isNative: Bool { true }
  override var ownsRole: Bool { false }
  override var tellsValue: Bool { true }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, control.field?.kind == kind else { return false }
    apply(control)
    return true
  }

  private var text: String {
    gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? ""
  }

  private func tellText() { send(.setText(text)) }

  private func apply(_ control: ControlContent) {
    guard let field = control.field else { return }
    if field.text != text {
      gtk_editable_set_text(widget.opaque, field.text)
      gtk_editable_set_position(widget.opaque, -1)
    }
    widget.set("placeholder-text", field.prompt)
    widget.setClass("flat", field.look == .plain)
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
    renderer.keepFocus(on: widget, if: control.isFocused)
  }
}

extension ControlContent {
  /// What is typed into; `nil` for any other control.
  var field: FieldContent? {
    if case .field(let field) = kind { field } else { nil }
  }
}
