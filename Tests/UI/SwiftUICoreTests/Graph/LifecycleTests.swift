import Foundation
import Observation
import SwiftUICore
import Testing

/// What happens while views come and go.
@MainActor struct LifecycleTests {
  @Test func disappearanceCancelsTask() async {
    let log = Log()
    let host = Host(100, 100, Waiting(log: log))
    await Task.yield()

    log.flip?()
    host.settle()
    await host.finishTasks()

    #expect(log.lines == ["cancelled"])
    host.close()
  }

  private struct Waiting: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      let _ = log.flip = { isShown = false }
      if isShown {
        Color.red.task {
          try? await Task.sleep(for: .seconds(3600))
          if Task.isCancelled { log.add("cancelled") }
        }
      }
    }
  }
}

/// What views have written down, and a way to change their state from outside.
@MainActor final class Log {
  private(set) var lines: [String] = []
  var flip: (() -> Void)?
  var background: (@Sendable () async -> Void)?

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }
  func clear() { lines.removeAll() }
}
