import CGTK
import Foundation
import SwiftUICore
import UserNotifications

/// The notifications of the desktop, which a service on the bus of the session shows.
@MainActor final class DesktopNotifications: NotificationTransport {
  /// A notification on the screen.
  private struct OnScreen {
    let shown: ShownNotification
    let number: UInt32
  }

  private let service: NotificationService
  private let center: UNUserNotificationCenter
  private var onScreen: [OnScreen] = []
  /// Words by which the desktop lets a window come to the front, by notification.
  private var tokens: [UInt32: String] = [:]
  /// Whether somebody looks at a window of the program.
  var looks: () -> Bool = { false }
  /// Brings the program to the front, with the word by which the desktop allows it.
  var open: (String?) -> Void = { _ in }

  /// Connects the notifications of a program to those of the desktop.
  init(_ service: NotificationService, of center: UNUserNotificationCenter) {
    (self.service, self.center) = (service, center)
    service.onSignal = { [weak self] in self?.take($0) }
  }

  var isInFront: Bool { looks() }

  func canShow() async -> Bool {
    // Nobody to show notifications, and no bus to ask them on, are one to the program.
    do {
      _ = try await service.call("GetServerInformation")
      return true
    } catch {
      return false
    }
  }

  func show(_ notification: ShownNotification) async throws {
    let old = onScreen.first { $0.shown.identifier == notification.identifier }
    let answer = try await service.call(
      "Notify", service.values(of: notification, replacing: old?.number ?? 0))
    let number = g_variant_get_uint32(answer.child(0).pointer)
    onScreen.removeAll { $0.shown.identifier == notification.identifier || $0.number == number }
    onScreen.append(OnScreen(shown: notification, number: number))
  }

  func withdraw(_ identifiers: [String]) {
    let gone = onScreen.filter { identifiers.contains($0.shown.identifier) }
    onScreen.removeAll { identifiers.contains($0.shown.identifier) }
    for notification in gone {
      service.tell("CloseNotification", [.number(notification.number)])
    }
  }

  // MARK: - What comes back

  private func take(_ signal: NotificationService.Signal) {
    switch signal {
    case .token(let number, let token):
      if onScreen.contains(where: { $0.number == number }) { tokens[number] = token }
    case .closed(let number):
      tokens[number] = nil
      guard let notification = remove(number) else { return }
      center.forget(identifier: notification.identifier)
    case .pressed(let number, let key):
      guard let notification = remove(number) else { return }
      let action = notification.actions.first { $0.key == key }
      if action?.opensProgram ?? true { open(tokens[number]) }
      tokens[number] = nil
      center.receive(identifier: notification.identifier, action: action?.identifier)
    }
  }

  private func remove(_ number: UInt32) -> ShownNotification? {
    guard let index = onScreen.firstIndex(where: { $0.number == number }) else { return nil }
    return onScreen.remove(at: index).shown
  }
}

extension ShownNotification.Action {
  /// The word that the desktop knows the action by: `default` is the notification itself.
  fileprivate var key: String { "action-\(identifier)" }
}

extension NotificationService {
  /// A notification as its service wants to be told of it.
  fileprivate func values(
    of notification: ShownNotification, replacing number: UInt32
  ) -> [BusValue] {
    let urgency: UInt8 =
      switch notification.level {
      case .passive: 0
      case .active, .timeSensitive: 1
      case .critical: 2
      }
    let actions = notification.actions.flatMap { [$0.key, $0.title] }
    return [
      .text(program), .number(number), .text(program), .text(notification.title),
      .text(notification.text.withoutMarkup), .texts(["default", ""] + actions),
      .facts(["desktop-entry": .text(program), "urgency": .byte(urgency)]),
      .time(-1),
    ]
  }
}

extension String {
  /// The text as the service shows it, which takes marks of HTML for what they mean.
  fileprivate var withoutMarkup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
