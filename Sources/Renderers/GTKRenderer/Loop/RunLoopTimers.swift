import CGTK
import Foundation

/// The timers of Foundation's main run loop, as a source of GLib's main loop.
enum RunLoopTimers {
  private nonisolated(unsafe) static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    // Written once, before the only source is made; GLib reads it as long as the program runs.
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      timeout?.pointee = RunLoopTimers.milliseconds()
      return timeout?.pointee == 0 ? 1 : 0
    }
    functions.pointee.check = { _ in RunLoopTimers.milliseconds() == 0 ? 1 : 0 }
    functions.pointee.dispatch = { _, _, _ in
      // Asking for the next date fires what is due.
      _ = RunLoop.main.limitDate(forMode: .default)
      return 1
    }
    return functions
  }()

  /// Lets the main loop fire the timers.
  @MainActor static func attach() {
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  /// How long until a timer is due; -1 if there is none.
  private nonisolated static func milliseconds() -> CInt {
    guard let date = RunLoop.main.limitDate(forMode: .default), date < .distantFuture else {
      return -1
    }
    return CInt(min(max(date.timeIntervalSinceNow * 1000, 0).rounded(.up), 1_000_000))
  }
}
