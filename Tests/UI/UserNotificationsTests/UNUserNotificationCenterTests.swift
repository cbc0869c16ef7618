import Foundation
import TestSupport
import Testing
import UserNotifications

@MainActor struct UNUserNotificationCenterTests {
  private let transport = RecordingTransport()
  private let clock = ManualClock()

  private func center(allowed: Bool = true) async throws -> UNUserNotificationCenter {
    let center = UNUserNotificationCenter { [clock] in try await clock.sleep(for: $0) }
    center.connect(to: transport)
    if allowed { #expect(try await center.requestAuthorization(options: [.alert, .sound])) }
    return center
  }

  @Test func contentIsShownWithTheActionsOfItsCategory() async throws {
    let center = try await center()
    center.setNotificationCategories([.reply])

    try await center.add(request("1", category: "reply"))

    let shown = try #require(transport.shown.value.first)
    #expect(shown.identifier == "1")
    #expect(shown.title == "荷塘")
    #expect(shown.text == "Lotus\nA frog has come.")
    #expect(shown.actions.map(\.title) == ["Answer", "Later"])
    #expect(shown.actions.map(\.opensProgram) == [true, false])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["1"])
  }

  @Test func contentIsThatOfTheMomentOfTheRequest() async throws {
    let center = try await center()
    let content = UNMutableNotificationContent()
    content.body = "before"
    let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    content.body = "after"

    try await center.add(request)

    #expect(transport.shown.value.map(\.text) == ["before"])
  }

  @Test func nobodyIsAskedBeforeTheProgramAsks() async throws {
    let center = try await center(allowed: false)

    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    await #expect(throws: UNError.self) { try await center.add(request("1")) }
    #expect(transport.shown.value.isEmpty)
  }

  @Test func withoutAnybodyWhoShowsThemNotificationsAreDenied() async throws {
    transport.isThere = false
    let center = try await center(allowed: false)

    #expect(try await !center.requestAuthorization(options: [.alert]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let error = await #expect(throws: UNError.self) { try await center.add(request("1")) }
    #expect(error?.code == .notificationsNotAllowed)
  }

  @Test func withoutATransportNotificationsAreDenied() async throws {
    let center = UNUserNotificationCenter()

    #expect(try await !center.requestAuthorization())
  }

  @Test func aNotificationThatSaysNothingIsRefused() async throws {
    let center = try await center()
    let empty = UNNotificationRequest(
      identifier: "1", content: UNMutableNotificationContent(), trigger: nil)

    let error = await #expect(throws: UNError.self) { try await center.add(empty) }

    #expect(error?.code == .notificationInvalidNoContent)
  }

  @Test func aFailureToShowIsTold() async throws {
    transport.isBroken = true
    let center = try await center()

    await #expect(throws: RecordingTransport.Broken.self) { try await center.add(request("1")) }

    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func valuesThatCannotBeKeptAreRefused() async throws {
    let center = try await center()
    let content = UNMutableNotificationContent()
    content.title = "title"
    content.userInfo = ["key": Date.self]

    await #expect(throws: (any Error).self) {
      try await center.add(UNNotificationRequest(identifier: "1", content: content, trigger: nil))
    }
  }

  @Test func aProgramInFrontIsAskedFirst() async throws {
    let center = try await center()
    transport.isInFront = true
    try await center.add(request("without a delegate"))
    let delegate = Delegate()
    center.delegate = delegate

    try await center.add(request("no"))
    delegate.presentation = [.banner, .list]
    try await center.add(request("yes"))

    #expect(delegate.asked == ["no", "yes"])
    #expect(transport.shown.value.map(\.identifier) == ["yes"])
  }

  @Test(arguments: [nil, "later"])
  func whatSomebodyDoesComesToTheDelegate(action: String?) async throws {
    let center = try await center()
    let delegate = Delegate()
    center.delegate = delegate
    try await center.add(request("1"))

    center.receive(identifier: "1", action: action)
    await delegate.received.wait { !$0.isEmpty }

    let response = try #require(delegate.received.value.first)
    #expect(response.actionIdentifier == action ?? UNNotificationDefaultActionIdentifier)
    #expect(response.notification.request.content.userInfo["topic"] as? Int == 12)
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func aProgramThatHasEndedSinceUnderstandsWhatSomebodyDoes() async throws {
    let before = try await center()
    try await before.add(request("1", category: "reply"))
    let archive = try #require(transport.shown.value.first).archive
    let center = UNUserNotificationCenter()
    let delegate = Delegate()

    try center.receive(archive: archive, action: "answer")
    center.delegate = delegate
    await delegate.received.wait { !$0.isEmpty }

    let response = try #require(delegate.received.value.first)
    let content = response.notification.request.content
    #expect(response.actionIdentifier == "answer")
    #expect(response.notification.request.identifier == "1")
    #expect(
      [content.title, content.subtitle, content.body].joined(separator: "/")
        == "荷塘/Lotus/A frog has come.")
    #expect(content.categoryIdentifier == "reply")
    #expect(content.userInfo["topic"] as? Int == 12)
  }

  @Test func anotherProgramsWordIsAnError() {
    let center = UNUserNotificationCenter()

    #expect(throws: (any Error).self) { try center.receive(archive: "{}", action: nil) }
  }

  @Test func delegatesOfTheOlderFormAreTold() async throws {
    let center = try await center()
    let delegate = OlderDelegate()
    center.delegate = delegate
    transport.isInFront = true
    try await center.add(request("1"))
    #expect(transport.shown.value.map(\.identifier) == ["1"])

    center.receive(identifier: "1", action: nil)

    await delegate.received.wait { $0 == ["1"] }
  }

  @Test func whatWasShownCanBeTakenAway() async throws {
    let center = try await center()
    for name in ["1", "2", "3"] { try await center.add(request(name)) }

    center.removeDeliveredNotifications(withIdentifiers: ["2"])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["1", "3"])
    center.removeAllDeliveredNotifications()
    #expect(await center.deliveredNotifications().isEmpty)

    await transport.withdrawn.wait { $0.count == 3 }
    #expect(transport.withdrawn.value.sorted() == ["1", "2", "3"])
  }

  @Test func aRequestWaitsForItsTime() async throws {
    let center = try await center()
    try await center.add(request("1", after: 5))
    await clock.waitForSleep(of: .seconds(5))
    #expect(transport.shown.value.isEmpty)
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["1"])

    clock.advance(by: .seconds(5))
    await transport.shown.wait { !$0.isEmpty }

    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func aRequestThatRepeatsComesAgain() async throws {
    let center = try await center()
    try await center.add(request("1", after: 60, repeats: true))

    for count in 1...3 {
      await clock.waitForSleep(of: .seconds(60), count: count)
      clock.advance(by: .seconds(60))
      await transport.shown.wait { $0.count == count }
    }

    #expect(await center.pendingNotificationRequests().count == 1)
    center.removeAllPendingNotificationRequests()
  }

  @Test func aRequestThatWaitsIsTakenBackAndReplaced() async throws {
    let center = try await center()
    try await center.add(request("1", after: 5))
    try await center.add(request("1", after: 7))
    try await center.add(request("2", after: 9))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["1", "2"])

    center.removePendingNotificationRequests(withIdentifiers: ["1"])
    for seconds in [5.0, 7, 9] { await clock.waitForSleep(of: .seconds(seconds)) }
    clock.advance(by: .seconds(10))
    await transport.shown.wait { !$0.isEmpty }

    #expect(transport.shown.value.map(\.identifier) == ["2"])
  }

  @Test func timesThatNeverComeEndTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
    }
    await #expect(processExitsWith: .failure) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
    }
  }

  private func request(
    _ identifier: String, category: String = "", after seconds: Double? = nil,
    repeats: Bool = false
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body) = ("荷塘", "Lotus", "A frog has come.")
    content.categoryIdentifier = category
    content.userInfo = ["topic": 12]
    return UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: seconds.map {
        UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats)
      })
  }
}

extension UNNotificationCategory {
  fileprivate static var reply: UNNotificationCategory {
    UNNotificationCategory(
      identifier: "reply",
      actions: [
        UNNotificationAction(identifier: "answer", title: "Answer", options: .foreground),
        UNNotificationAction(identifier: "later", title: "Later"),
      ], intentIdentifiers: [])
  }
}

private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
  var presentation: UNNotificationPresentationOptions = []
  var asked: [String] = []
  let received = Watched<[UNNotificationResponse]>([])

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    asked.append(notification.request.identifier)
    return presentation
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async { received.update { $0.append(response) } }
}

private final class OlderDelegate: NSObject, UNUserNotificationCenterDelegate {
  let received = Watched<[String]>([])

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler(.banner) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    received.update { $0.append(response.notification.request.identifier) }
    completionHandler()
  }
}
