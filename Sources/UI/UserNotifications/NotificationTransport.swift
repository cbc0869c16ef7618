/// The way from notifications to where a person sees them.
///
/// Whoever shows the program sets it (`UNUserNotificationCenter.connect(to:)`), and tells the centre
/// what somebody does with a notification (`receive`).
@MainActor package protocol NotificationTransport: AnyObject {
  /// Whether there is anybody now who shows notifications.
  func canShow() async -> Bool

  /// Whether somebody looks at the program, so that it may tell by itself what is new.
  var isInFront: Bool { get }

  /// Shows a notification, in place of the one with the same identifier.
  ///
  /// - Throws: Why it cannot be shown.
  func show(_ notification: ShownNotification) async throws

  /// Takes notifications away, as far as they are still there.
  func withdraw(_ identifiers: [String])
}

/// A notification as it is shown.
package struct ShownNotification: Equatable, Sendable {
  /// A button.
  package struct Action: Equatable, Sendable {
    package let identifier: String
    package let title: String
    /// Whether it brings the program to the front, as pressing the notification itself does.
    package let opensProgram: Bool
  }

  package let identifier: String
  package let title: String
  /// The subtitle and the text, each on lines of its own.
  package let text: String
  package let level: UNNotificationInterruptionLevel
  package let actions: [Action]
  /// All of the notification, by which the program knows what is responded to even if it has ended
  /// since.
  package let archive: String
}
