public import Foundation

/// What somebody can do with a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It brings the program to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification.
public final class UNNotificationAction: NSObject, Sendable {
  /// The name by which the program knows the action.
  public let identifier: String
  /// What the button says.
  public let title: String
  /// How it is carried out.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// How notifications of a category are dealt with; there is no choice here.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A kind of notifications that offer the same.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The name by which contents refer to the category.
  public let identifier: String
  /// What its notifications offer.
  public let actions: [UNNotificationAction]
  /// The intents that its notifications are about.
  public let intentIdentifiers: [String]
  /// How its notifications are dealt with.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}
