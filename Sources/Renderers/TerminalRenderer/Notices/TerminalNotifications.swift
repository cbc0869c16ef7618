import Foundation
package import UserNotifications

/// Notifications of a program in a terminal: the terminal hands them to the desktop, as far as it
/// can, and the window says them at its bottom.
@MainActor package final class TerminalNotifications: NotificationTransport {
  private let center: UNUserNotificationCenter
  /// The notifications that a person may still press, by the names that the terminal has for them.
  private var names: [String: String] = [:]
  /// Whether somebody looks at the program.
  package var looks: () -> Bool = { true }
  /// Tells a person something, loudly or only at the bottom of the window.
  package var onNotice: (_ notice: TerminalNotice, _ isLoud: Bool) -> Void = { _, _ in }
  /// Takes away what a person was told.
  package var onRemoval: (_ id: String) -> Void = { _ in }

  /// Connects the notifications of a program to a terminal.
  package init(of center: UNUserNotificationCenter) { self.center = center }

  package var isInFront: Bool { looks() }

  package func canShow() async -> Bool { true }

  package func show(_ notification: ShownNotification) async throws {
    let notice = TerminalNotice(
      id: notification.identifier, title: notification.title, text: notification.text)
    names[notice.name] = notification.identifier
    onNotice(notice, notification.level != .passive)
  }

  package func withdraw(_ identifiers: [String]) {
    for identifier in identifiers {
      names = names.filter { $0.value != identifier }
      onRemoval(identifier)
    }
  }

  /// Takes up that a person has pressed what the terminal shows under a name.
  package func press(name: String) {
    guard let identifier = names.removeValue(forKey: name) else { return }
    center.receive(identifier: identifier, action: nil)
  }
}
