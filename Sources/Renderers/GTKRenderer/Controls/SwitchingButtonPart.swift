import CGTK
import Foundation
import SwiftUICore

/// A button that stays down: a toggle of that look, or one segment of a choice.
final class SwitchingButtonPart: Part {
  private var classes: [String] = []
  private let box: Box

  init(_ seed: PartSeed, _ control: ControlContent) {
    box = Box()
    let button = made(gtk_toggle_button_new())
    gtk_button_set_child(button.cast(), box.widget)
    super.init(seed, widget: button, host: box)
    gtk_widget_set_can_target(box.widget, 0)
    // Segments beside each other look like one part.
    if case .option = control.kind { seed.parent?.list?.host.widget.addClass("linked") }
    Signal.connect(button, "toggled") { [weak self] in self?.send(.press) }
    apply(control)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, control.isOn != nil else { return false }
    apply(control)
    return true
  }

  private func apply(_ control: ControlContent) {
    var new = renderer.styles.buttonClasses(of: control)
    let insets = renderer.styles.insets(of: new)
    if let tint = control.tint { new.append(renderer.sheet.tintClass(tint)) }
    widget.replaceClasses(classes, by: new)
    classes = new
    box.origin = CGPoint(x: -insets.leading, y: -insets.top)
    box.placeAgain()
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
    gtk_toggle_button_set_active(widget.cast(), control.isOn == true ? 1 : 0)
    renderer.keepFocus(on: widget, if: control.isFocused)
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
