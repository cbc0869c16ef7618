public import Foundation

/// What a program wants of notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To mark the program's icon; who shows notifications here doesn't.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// To be heard; whether notifications are, the desktop decides.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// To be seen.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// Whether a program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody has asked yet.
  case notDetermined = 0
  /// It may not, or there is nobody who would show them.
  case denied = 1
  /// It may.
  case authorized = 2
}

/// Whether something about notifications is on.
public enum UNNotificationSetting: Int, Sendable {
  /// There is no such thing.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}

/// What a program may do with notifications.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether it may show some.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether they are seen.
  public let alertSetting: UNNotificationSetting
  /// Whether they can be heard as the program wants.
  public let soundSetting = UNNotificationSetting.notSupported
  /// Whether they can mark the program's icon.
  public let badgeSetting = UNNotificationSetting.notSupported

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    alertSetting = status == .authorized ? .enabled : .disabled
  }
}

/// How a notification is shown while the program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Where those who look for it find it; here that is where it is shown.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// Over whatever is on the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
