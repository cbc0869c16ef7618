import CGTK
import Foundation
import SwiftUICore

/// A switch after its label, or a box to check in front of it.
final class TogglePart: MarkPart {
  private let isSwitch: Bool
  private var tint: [String] = []

  init(_ seed: PartSeed, _ control: ControlContent) {
    let isTrailing = control.toggle?.look != .checkbox
    isSwitch = isTrailing
    super.init(
      seed, in: Box(), mark: made(isTrailing ? gtk_switch_new() : gtk_check_button_new()),
      x: { room, width in isTrailing ? room - width : 0 })
    Signal.connect(mark, "notify::active", withObject: { [weak self] _ in self?.send(.press) })
    apply(control)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, let toggle = control.toggle,
      !toggle.isItem, toggle.look != .button, (toggle.look != .checkbox) == isSwitch
    else { return false }
    apply(control)
    return true
  }

  override var pressesItself: Bool { isSwitch }

  private func apply(_ control: ControlContent) {
    let state = control.toggle?.state ?? .off
    if isSwitch {
      gtk_switch_set_active(mark.opaque, state == .on ? 1 : 0)
    } else {
      gtk_check_button_set_active(mark.cast(), state == .on ? 1 : 0)
      gtk_check_button_set_inconsistent(mark.cast(), state == .mixed ? 1 : 0)
    }
    let new = control.tint.map { [renderer.sheet.tintClass($0)] } ?? []
    mark.replaceClasses(tint, by: new)
    tint = new
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
    renderer.keepFocus(on: mark, if: control.isFocused)
  }
}

extension ControlContent {
  fileprivate var toggle: ToggleContent? {
    if case .toggle(let toggle) = kind { toggle } else { nil }
  }
}
