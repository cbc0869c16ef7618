import CGTK
import Foundation
import SwiftUICore

/// One of several that exclude each other: a round mark in front of its label, or an item of a
/// menu with a tick.
final class OptionPart: MarkPart {
  /// Makes the mark a round one, as the other of a group.
  private let partner: Widget?
  private let look: OptionContent.Look

  init(_ seed: PartSeed, _ control: ControlContent) {
    let option = control.option ?? OptionContent(isSelected: false, look: .radio)
    look = option.look
    let isItem = option.look == .menuItem || option.look == .wheel
    let mark: Widget
    if isItem {
      mark = made(gtk_image_new_from_icon_name("object-select-symbolic"))
      partner = nil
    } else {
      mark = made(gtk_check_button_new())
      let other = made(gtk_check_button_new())
      g_object_ref_sink(UnsafeMutableRawPointer(other))
      gtk_check_button_set_group(mark.cast(), other.cast())
      partner = other
    }
    super.init(
      seed, in: Box(css: isItem ? "modelbutton" : "box"), mark: mark, x: { _, _ in isItem ? 12 : 0 }
    )
    if isItem {
      widget.addClass("hetang-option")
      gtk_widget_set_focusable(widget, 1)
    } else {
      Signal.connect(mark, "notify::active", withObject: { [weak self] _ in self?.send(.press) })
    }
    apply(control)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, control.option?.look == look else { return false }
    apply(control)
    return true
  }

  override var voice: Widget { partner == nil ? widget : mark }
  override var ownsRole: Bool { partner == nil }

  override func end() {
    if let partner { g_object_unref(UnsafeMutableRawPointer(partner)) }
    super.end()
  }

  private func apply(_ control: ControlContent) {
    let isSelected = control.option?.isSelected == true
    if let partner {
      gtk_check_button_set_active(partner.cast(), isSelected ? 0 : 1)
      gtk_check_button_set_active(mark.cast(), isSelected ? 1 : 0)
    } else {
      gtk_widget_set_opacity(mark, isSelected ? 1 : 0)
    }
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
    renderer.keepFocus(on: partner == nil ? widget : mark, if: control.isFocused)
  }
}

extension ControlContent {
  /// The mark in front of the label; that of a toggle in a menu is a tick as well.
  fileprivate var option: OptionContent? {
    switch kind {
    case .option(let option): option
    case .toggle(let toggle) where toggle.isItem:
      OptionContent(isSelected: toggle.state == .on, look: .menuItem)
    default: nil
    }
  }
}
