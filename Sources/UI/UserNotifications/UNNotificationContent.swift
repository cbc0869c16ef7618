public import Foundation

/// How much a notification wants to be noticed.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is there for those who look for it.
  case passive = 0
  /// It is shown when it comes.
  case active = 1
  /// It is about something that happens now.
  case timeSensitive = 2
  /// It cannot wait, and stays until it is seen.
  case critical = 3
}

/// What a notification says.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Only a mutable content changes, and that isn't handed to other isolations: a request copies it.
  fileprivate var values = NotificationText()

  fileprivate init(_ values: NotificationText) { self.values = values }

  /// Creates a content that says nothing.
  public override init() {}

  /// The first line.
  public var title: String { values.title }
  /// The line below it.
  public var subtitle: String { values.subtitle }
  /// The text.
  public var body: String { values.body }
  /// The category whose actions are offered.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// How much the notification wants to be noticed.
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// What the program wants to know when somebody responds: values of property lists.
  public var userInfo: [AnyHashable: Any] { values.userInfo }

  public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent(values)
  }
}

/// What a notification is to say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }

  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }

  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }

  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }

  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }

  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
}

/// The values of a content.
private struct NotificationText {
  var title = ""
  var subtitle = ""
  var body = ""
  var categoryIdentifier = ""
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var userInfo: [AnyHashable: Any] = [:]
}
