import SwiftUI
import UserNotifications

struct NotificationsPage: View {
  @State private var desk = NotificationDesk()

  var body: some View {
    Samples {
      Sample("Permission") {
        HStack {
          Button("Ask") { Task { await desk.ask() } }
          Text(desk.permission).foregroundStyle(.secondary)
        }
      }
      Sample("A notification with actions") {
        HStack {
          Button("Notify") { Task { await desk.notify() } }
          Button("Take it away") { desk.takeAway() }
        }
        Button("Notify in five seconds") { Task { await desk.notify(after: 5) } }
        Text(desk.outcome).foregroundStyle(.secondary)
      }
    }
    .buttonStyle(.bordered)
  }
}

/// Sends the notifications of the page, and hears what becomes of them.
@MainActor @Observable private final class NotificationDesk {
  private(set) var permission: LocalizedStringKey = "Nobody has asked yet"
  private(set) var outcome: LocalizedStringKey = "Nothing yet"
  private let center = UNUserNotificationCenter.current()
  private let listener = NotificationListener()

  func ask() async {
    listener.take = { [weak self] in self?.outcome = $0 }
    center.delegate = listener
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "frog",
        actions: [
          UNNotificationAction(
            identifier: "welcome", title: String(localized: "Welcome it"), options: .foreground),
          UNNotificationAction(identifier: "later", title: String(localized: "Later")),
        ], intentIdentifiers: [])
    ])
    do {
      let isAllowed = try await center.requestAuthorization(options: [.alert])
      permission = isAllowed ? "Notifications can be shown" : "Nobody shows notifications here"
    } catch {
      permission = "Nobody shows notifications here"
    }
  }

  func notify(after seconds: TimeInterval? = nil) async {
    let content = UNMutableNotificationContent()
    content.title = String(localized: "The frog has come")
    content.body = String(localized: "It sits on the lotus leaf.")
    content.categoryIdentifier = "frog"
    let trigger = seconds.map {
      UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false)
    }
    do {
      try await center.add(
        UNNotificationRequest(identifier: "frog", content: content, trigger: trigger))
      outcome = seconds == nil ? "It was shown" : "Nothing yet"
    } catch {
      outcome = "It could not be shown"
    }
  }

  func takeAway() {
    center.removePendingNotificationRequests(withIdentifiers: ["frog"])
    center.removeDeliveredNotifications(withIdentifiers: ["frog"])
    outcome = "Nothing yet"
  }
}

/// Hears of notifications.
private final class NotificationListener: NSObject, UNUserNotificationCenterDelegate {
  var take: @MainActor (LocalizedStringKey) -> Void = { _ in }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .list] }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    switch response.actionIdentifier {
    case "welcome": await take("Pressed: Welcome it")
    case "later": await take("Pressed: Later")
    default: await take("Pressed: the notification")
    }
  }
}
