import CGTK
import Foundation
import SwiftUICore

/// A button of GTK with the label of its element inside.
class LabelButtonPart: Part {
  private var classes: [String] = []
  private let box: Box

  init(_ seed: PartSeed, button: Widget) {
    box = Box()
    gtk_button_set_child(button.cast(), box.widget)
    super.init(seed, widget: button, host: box)
    gtk_widget_set_can_target(box.widget, 0)
  }

  final override var pressesItself: Bool { true }

  /// Takes up how the button of a control looks, whether it can be pressed, and the keyboard.
  final func applyLook(of control: ControlContent) {
    var new = renderer.styles.buttonClasses(of: control)
    let insets = renderer.styles.insets(of: new)
    if let tint = control.tint { new.append(renderer.sheet.tintClass(tint)) }
    widget.replaceClasses(classes, by: new)
    classes = new
    box.origin = CGPoint(x: -insets.leading, y: -insets.top)
    box.placeAgain()
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
    renderer.keepFocus(on: widget, if: control.isFocused)
  }
}
