import CGTK
import Foundation
import SwiftUICore

/// Two buttons that step a value down and up.
final class StepperPart: Part {
  private let down: Widget
  private let up: Widget

  init(_ seed: PartSeed, _ control: ControlContent) {
    let row = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    row.addClass("linked")
    down = made(gtk_button_new_from_icon_name("list-remove-symbolic"))
    up = made(gtk_button_new_from_icon_name("list-add-symbolic"))
    gtk_widget_set_hexpand(down, 1)
    gtk_widget_set_hexpand(up, 1)
    gtk_box_append(row.cast(), down)
    gtk_box_append(row.cast(), up)
    super.init(seed, widget: row, host: nil)
    Signal.connect(down, "clicked") { [weak self] in self?.send(.decrement) }
    Signal.connect(up, "clicked") { [weak self] in self?.send(.increment) }
    apply(control)
  }

  override var isNative: Bool { true }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, case .stepper = control.kind else { return false }
    apply(control)
    return true
  }

  private func apply(_ control: ControlContent) {
    guard case .stepper(let stepper) = control.kind else { return }
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
    gtk_widget_set_sensitive(down, stepper.canDecrement ? 1 : 0)
    gtk_widget_set_sensitive(up, stepper.canIncrement ? 1 : 0)
    renderer.keepFocus(on: up, if: control.isFocused)
  }
}
