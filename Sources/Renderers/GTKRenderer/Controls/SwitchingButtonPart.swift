import CGTK
import Foundation
import SwiftUICore

/// A button that stays down: a toggle of that look, or one segment of a choice.
final class SwitchingButtonPart: LabelButtonPart {
  init(_ seed: PartSeed, _ control: ControlContent) {
    let button = made(gtk_toggle_button_new())
    super.init(seed, button: button)
    // Segments beside each other look like one part.
    if case .option = control.kind { seed.parent?.list?.host.widget.addClass("linked") }
    Signal.connect(button, "toggled") { [weak self] in self?.send(.press) }
    apply(control)
  }

  override var ownsRole: Bool { false }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, control.isOn != nil else { return false }
    apply(control)
    return true
  }

  private func apply(_ control: ControlContent) {
    applyLook(of: control)
    gtk_toggle_button_set_active(widget.cast(), control.isOn == true ? 1 : 0)
  }
}

extension ControlContent {
  /// Whether a button that stays down is down; `nil` for any other control.
  fileprivate var isOn: Bool? {
    switch kind {
    case .toggle(let toggle) where toggle.look == .button: toggle.state == .on
    case .option(let option) where option.look == .segment: option.isSelected
    default: nil
    }
  }
}
