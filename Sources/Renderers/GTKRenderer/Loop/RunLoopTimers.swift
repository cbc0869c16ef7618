import CGTK
import Foundation

/// The timers of Foundation's main run loop, kept in time by GLib's main loop.
///
/// Asking the run loop for its next date runs whatever is due in it. GLib's sources must not do
/// that while they are prepared or checked, so it is done between two rounds of the main loop.
@MainActor final class RunLoopTimers {
  private var source: guint = 0
  private var armed: Date?

  /// Fires what is due, and makes sure that the main loop wakes for what is due next.
  func update() {
    let next = RunLoop.main.limitDate(forMode: .default)
    let date = next.flatMap { $0 < .distantFuture ? $0 : nil }
    guard date != armed || date.map({ $0 <= Date() }) == true else { return }
    stop()
    guard let date else { return }
    armed = date
    let delay = min(max(date.timeIntervalSinceNow * 1000, 0).rounded(.up), 1_000_000)
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(delay),
      { data in
        guard let data else { return 0 }
        let timers = Unmanaged<RunLoopTimers>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { (timers.source, timers.armed) = (0, nil) }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<RunLoopTimers>.fromOpaque($0).release() } })
  }

  /// Wakes the main loop no more.
  func stop() {
    if source != 0 { g_source_remove(source) }
    (source, armed) = (0, nil)
  }
}
