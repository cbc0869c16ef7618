public import Foundation

/// A notification that a program wants to be shown, and when.
public final class UNNotificationRequest: NSObject, Sendable {
  /// The name by which the program knows the notification; one of the same name takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request, with the content as it is now.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}
