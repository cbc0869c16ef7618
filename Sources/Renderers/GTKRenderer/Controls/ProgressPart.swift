import CGTK
import Foundation
import SwiftUICore

/// How far something is, as a bar; one of unknown end moves to and fro.
final class ProgressPart: Part {
  private var pulse: guint = 0

  init(_ seed: PartSeed, _ control: ControlContent) {
    super.init(seed, widget: made(gtk_progress_bar_new()), host: nil)
    apply(control)
  }

  override var isNative: Bool { true }
  override var ownsRole: Bool { false }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, case .progress(let progress) = control.kind,
      progress.look == .bar || progress.fraction != nil
    else { return false }
    apply(control)
    return true
  }

  override func end() {
    stop()
    super.end()
  }

  private func apply(_ control: ControlContent) {
    guard case .progress(let progress) = control.kind else { return }
    if let fraction = progress.fraction {
      stop()
      gtk_progress_bar_set_fraction(widget.opaque, min(max(fraction, 0), 1))
    } else if pulse == 0 {
      // Each picture moves it a little, as long as it is seen.
      pulse = gtk_widget_add_tick_callback(
        widget,
        { widget, _, _ in
          if let widget, DesktopStyle.showsMotion {
            gtk_progress_bar_pulse(OpaquePointer(widget))
          }
          return 1
        }, nil, nil)
      gtk_progress_bar_set_pulse_step(widget.opaque, 0.01)
    }
  }

  private func stop() {
    if pulse != 0 { gtk_widget_remove_tick_callback(widget, pulse) }
    pulse = 0
  }
}

/// Something is going on, nobody knows how long.
final class SpinnerPart: Part {
  init(_ seed: PartSeed, _ control: ControlContent) {
    super.init(seed, widget: made(gtk_spinner_new()), host: nil)
    gtk_spinner_start(widget.opaque)
  }

  override var ownsRole: Bool { false }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, case .progress(let progress) = control.kind else {
      return false
    }
    return progress.look == .spinner && progress.fraction == nil
  }
}

/// A part of the window that takes the keyboard.
final class AreaPart: Part {
  init(_ seed: PartSeed, _ control: ControlContent) {
    let box = Box()
    super.init(seed, widget: box.widget, host: box)
    gtk_widget_set_focusable(widget, 1)
    renderer.watchFocus(of: widget, for: self)
    apply(control)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .control(let control) = new, case .area = control.kind else { return false }
    apply(control)
    return true
  }

  private func apply(_ control: ControlContent) {
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
    renderer.keepFocus(on: widget, if: control.isFocused)
  }
}
