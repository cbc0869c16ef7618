import CGTK
import Foundation
import SwiftUICore

/// A button, the button of a menu, or a link, its label inside.
final class ButtonPart: LabelButtonPart {
  private var isHeld = false

  init(_ seed: PartSeed, _ control: ControlContent) {
    let button = made(gtk_button_new())
    super.init(seed, button: button)
    Signal.connect(button, "clicked") { [weak self] in self?.send(.press) }
    Signal.connect(
      button, "state-flags-changed",
      withObject: { [weak self] _ in
        self?.tellOfHold()
      })
    apply(control)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new else { return false }
    switch control.kind {
    case .button, .menu, .link: break
    default: return false
    }
    apply(control)
    return true
  }

  private func apply(_ control: ControlContent) {
    applyLook(of: control)
    if case .menu(let menu) = control.kind {
      // An open menu's button looks pressed.
      if menu.isOpen {
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_CHECKED, 0)
      } else {
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_CHECKED)
      }
    }
  }

  private func tellOfHold() {
    let flags = gtk_widget_get_state_flags(widget)
    let isActive = flags.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    guard isActive != isHeld else { return }
    isHeld = isActive
    if accessibility.actions.contains(.hold) { send(.hold(isActive)) }
  }
}
