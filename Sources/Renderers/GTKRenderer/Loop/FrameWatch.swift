import CGTK

/// Runs something after each picture of a window, none of which is drawn for it.
@MainActor final class FrameWatch {
  private let clock: UnsafeMutableRawPointer
  private var handler: gulong = 0

  /// Watches the pictures of the window that a widget is in; `nil` if it is in none.
  init?(of widget: Widget, _ run: @escaping @MainActor () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    self.clock = UnsafeMutableRawPointer(clock)
    g_object_ref(self.clock)
    handler = Signal.connect(self.clock, "after-paint", run)
  }

  isolated deinit {
    g_signal_handler_disconnect(clock, handler)
    g_object_unref(clock)
  }
}
