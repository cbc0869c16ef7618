import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

extension ViewHost {
  /// Ends the view; nothing of it is left.
  func close(sourceLocation: SourceLocation = #_sourceLocation) {
    graph.close()
    #expect(graph.counters.nodes == 0, sourceLocation: sourceLocation)
    #expect(graph.counters.registrations == 0, sourceLocation: sourceLocation)
  }
}

/// Lines that programs were told about their mistakes.
final class Messages: Sendable {
  private let lines = Mutex<[String]>([])

  func collect() { Diagnostics.redirect { [self] line in lines.withLock { $0.append(line) } } }
  var all: [String] { lines.withLock { $0 } }
}
