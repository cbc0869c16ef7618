import Foundation
import SwiftUICore

/// Sleeps until a test wakes it.
actor Sleeper {
  private var waiting: (duration: Duration, continuation: CheckedContinuation<Void, any Error>)?

  func sleep(_ duration: Duration) async throws {
    // One that was given up before it came here must not take the place of the next one.
    try Task.checkCancellation()
    try await withCheckedThrowingContinuation { continuation in
      waiting?.continuation.resume(throwing: CancellationError())
      waiting = (duration, continuation)
    }
  }

  /// Wakes the sleeper.
  ///
  /// - Returns: How long it wanted to sleep.
  func wake() async -> Duration {
    while waiting == nil { await Task.yield() }
    let duration = waiting?.duration ?? .zero
    waiting?.continuation.resume()
    waiting = nil
    return duration
  }
}

/// A clock on the wall whose time is told by the test.
@MainActor final class WallClock {
  private var date = Date(timeIntervalSince1970: 0)
  private let sleeper = Sleeper()

  nonisolated init() {}

  /// Lets a graph go by this clock.
  func install(in graph: ViewGraph) {
    graph.currentDate = { [self] in date }
    graph.sleep = { [sleeper] in try await sleeper.sleep($0) }
  }

  /// Lets the time pass that somebody waits for.
  func pass() async {
    let duration = await sleeper.wake()
    date += duration / .seconds(1)
  }
}
