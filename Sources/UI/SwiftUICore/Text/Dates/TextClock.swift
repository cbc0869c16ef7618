package import Foundation

/// The time that texts count from; tests bring their own.
package nonisolated protocol TextClock: Sendable {
  /// The time now.
  var now: Date { get }

  /// Waits until a time has come.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(until date: Date) async throws
}

/// The time of the system.
package nonisolated struct SystemTextClock: TextClock {
  package init() {}

  package var now: Date { .now }

  package func sleep(until date: Date) async throws {
    try await Task.sleep(for: .seconds(max(date.timeIntervalSinceNow, 0)))
  }
}

extension EnvironmentValues {
  private enum ClockKey: EnvironmentKey {
    static var defaultValue: any TextClock { SystemTextClock() }
  }

  /// The time that texts count from.
  package var textClock: any TextClock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
