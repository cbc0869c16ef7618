import Foundation
import Synchronization

/// One-line messages about mistakes in programs that need not end them.
package nonisolated enum Diagnostics {
  private static let sink = Mutex<@Sendable (String) -> Void>({ line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  })

  /// Reports a mistake: what, where, what to do.
  package static func report(_ line: String) {
    sink.withLock { $0 }(line)
  }

  /// Sends messages elsewhere; tests collect them.
  package static func redirect(to receiver: @escaping @Sendable (String) -> Void) {
    sink.withLock { $0 = receiver }
  }
}
