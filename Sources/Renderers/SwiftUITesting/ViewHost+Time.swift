import Foundation
import HeadlessRenderer
import SwiftUICore

extension ViewHost {
  /// Lets time pass on the clock that the host was made with.
  ///
  /// What is animated goes on, sixty pictures a second; and whoever sleeps by the clock wakes up:
  /// timelines, texts that count, long presses, and tasks of the program that were given the clock.
  /// Those that wake up go on when the test waits, as with `finishTasks()` or `wait(until:)`.
  ///
  ///     let clock = TestClock()
  ///     let host = ViewHost(FadingView(), clock: clock)
  ///     try host.find("fade").tap()
  ///     host.advance(by: .milliseconds(500))
  ///
  /// - Parameter duration: How much time passes, not less than none.
  /// - Precondition: The host was made with a clock.
  public func advance(by duration: Duration) {
    guard let frames else { fatalError("ViewHost: time passes only if it is made with a clock") }
    let end = frames.now + duration
    while frames.now < end {
      frames.clock.advance(by: min(.seconds(1) / 60, end - frames.now))
      guard frames.takeWish() else { continue }
      graph.showFrame()
      settle()
    }
  }

  /// Lets everything in the host that knows the time know it from a clock.
  func follow(_ clock: TestClock) {
    renderer.frameClock = frames
    graph.currentDate = { clock.date }
    graph.sleep = { try await clock.sleep(for: $0) }
    graph.setEnvironment { $0.textClock = HostTextClock(clock: clock) }
  }
}

/// The clock of a host's pictures.
@MainActor final class HostFrames: FrameClock {
  let clock: TestClock
  /// Whether the graph waits for a picture.
  private var isWanted = false

  init(clock: TestClock) { self.clock = clock }

  var now: Duration { clock.now.offset }

  func requestFrame() { isWanted = true }

  /// Returns whether the graph waits for a picture, which it is shown now.
  func takeWish() -> Bool {
    defer { isWanted = false }
    return isWanted
  }
}

/// The clock that texts of a host count by.
private struct HostTextClock: TextClock {
  let clock: TestClock

  var now: Date { clock.date }

  func sleep(until date: Date) async throws {
    try await clock.sleep(for: .seconds(max(date.timeIntervalSince(now), 0)))
  }
}
