public import Foundation

/// Why a notification is not shown.
public struct UNError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The program may not, or there is nobody who would show it.
    case notificationsNotAllowed = 1
    /// It says nothing.
    case notificationInvalidNoContent = 1401
  }

  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  public static let notificationsNotAllowed = Code.notificationsNotAllowed
  public static let notificationInvalidNoContent = Code.notificationInvalidNoContent

  public static var errorDomain: String { "UNErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application."
    case .notificationInvalidNoContent: "The notification has no title, subtitle or body."
    }
  }
}
