import CGTK
import Foundation
import SwiftUICore

/// A number set along a track.
final class SliderPart: Part {
  init(_ seed: PartSeed, _ control: ControlContent) {
    super.init(seed, widget: made(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)), host: nil)
    gtk_scale_set_draw_value(widget.cast(), 0)
    Signal.connect(widget, "value-changed") { [weak self] in self?.tellNumber() }
    apply(control)
  }

  override var isNative: Bool { true }
  override var ownsRole: Bool { false }
  override var tellsValue: Bool { true }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, case .slider = control.kind else { return false }
    apply(control)
    return true
  }

  private func tellNumber() { send(.setNumber(gtk_range_get_value(widget.cast()))) }

  private func apply(_ control: ControlContent) {
    guard case .slider(let range) = control.kind else { return }
    let (low, high) = (range.bounds.lowerBound, range.bounds.upperBound)
    gtk_range_set_range(widget.cast(), low, max(high, low.nextUp))
    let step = range.step ?? (high - low) / 100
    gtk_range_set_increments(widget.cast(), step, step * 10)
    gtk_range_set_value(widget.cast(), range.value)
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
    renderer.keepFocus(on: widget, if: control.isFocused)
  }
}
