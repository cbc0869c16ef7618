import CGTK
import Dispatch
import Foundation

/// The main queue, which carries the main actor, as a source of GLib's main loop.
enum MainQueue {
  /// Lets the main loop carry out what comes to the main queue.
  @MainActor static func attach() {
    g_unix_fd_add(
      mainQueueHandle(), G_IO_IN,
      { file, _, _ in
        // What is not read wakes the loop again and again.
        var count: UInt64 = 0
        _ = read(file, &count, MemoryLayout<UInt64>.size)
        drainMainQueue(nil)
        return 1
      }, nil)
  }
}

/// The file that can be read when something waits in the main queue.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> CInt

/// Carries out what waits in the main queue.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
