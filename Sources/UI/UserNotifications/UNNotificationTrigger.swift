public import Foundation

/// When a notification is shown.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Nothing here or in a subclass changes.
  /// Whether it is shown again and again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// After some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How long, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Precondition: The time is more than nothing and, for one that repeats, at least a minute.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else { fatalError("time interval must be greater than 0") }
    guard !repeats || timeInterval >= 60 else {
      fatalError("time interval must be at least 60 if repeating")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When the notification would be shown if it were asked for now.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
