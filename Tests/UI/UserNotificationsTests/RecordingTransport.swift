import TestSupport
import UserNotifications

/// A place for notifications that notes what it is told.
@MainActor final class RecordingTransport: NotificationTransport {
  /// It shows nothing just now.
  struct Broken: Error {}

  var isThere = true
  var isInFront = false
  var isBroken = false
  let shown = Watched<[ShownNotification]>([])
  let withdrawn = Watched<[String]>([])

  func canShow() async -> Bool { isThere }

  func show(_ notification: ShownNotification) async throws {
    if isBroken { throw Broken() }
    shown.update { $0.append(notification) }
  }

  func withdraw(_ identifiers: [String]) { withdrawn.update { $0 += identifiers } }
}
