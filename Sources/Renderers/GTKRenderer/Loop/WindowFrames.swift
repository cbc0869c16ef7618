import CGTK
import SwiftUICore

/// The clock of a window's pictures.
@MainActor final class WindowFrames: FrameClock {
  private let widget: Widget
  private var callback: guint = 0
  /// Shows the next picture of what moves.
  var show: () -> Void = {}

  /// Makes the clock of a widget's window; the widget outlives it.
  init(of widget: Widget) { self.widget = widget }

  var now: Duration {
    let clock = gtk_widget_get_frame_clock(widget)
    let time = clock.map { gdk_frame_clock_get_frame_time($0) } ?? 0
    return .microseconds(time > 0 ? time : g_get_monotonic_time())
  }

  func requestFrame() {
    guard callback == 0 else { return }
    callback = gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        guard let data else { return 0 }
        let frames = Unmanaged<WindowFrames>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { frames.tick() }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<WindowFrames>.fromOpaque($0).release() } })
  }

  private func tick() {
    callback = 0
    show()
  }

  /// Shows no more pictures.
  func stop() {
    if callback != 0 { gtk_widget_remove_tick_callback(widget, callback) }
    callback = 0
    show = {}
  }
}
