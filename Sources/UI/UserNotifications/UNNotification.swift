public import Foundation

/// A notification that was shown.
public final class UNNotification: NSObject, Sendable {
  /// When.
  public let date: Date
  /// What the program asked for.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What somebody did with a notification.
public final class UNNotificationResponse: NSObject, Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The action that was chosen, or `UNNotificationDefaultActionIdentifier`.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The notification itself was chosen, none of its buttons.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
