import CGTK
import Foundation
import TestSupport
import Testing
import UserNotifications

@testable import GTKRenderer

/// Notifications on a bus with a service of the tests.
@MainActor @Suite(.serialized, .hangLimit) struct DesktopNotificationsTests {
  @Test func theServiceIsToldWhatANotificationSays() async throws {
    let desktop = try await Desktop()
    defer { desktop.stop() }

    try await desktop.add("1", "A < B & C")

    let call = try #require(desktop.daemon.calls.last)
    #expect(call.method == "Notify")
    #expect(call.values.hasPrefix("('pond', 0, 'pond', '荷塘', 'A &lt; B &amp; C', ['default', ''"))
    #expect(call.values.contains("'action-answer', 'Answer', 'action-later', 'Later'"))
    #expect(call.values.contains("'desktop-entry': <'pond'>"))
    #expect(call.values.contains("'urgency': <byte 0x01>"))
  }

  @Test func oneOfTheSameNameTakesThePlace() async throws {
    let desktop = try await Desktop()
    defer { desktop.stop() }

    try await desktop.add("1", "first")
    try await desktop.add("2", "another")
    try await desktop.add("1", "second")

    let numbers = desktop.daemon.calls.filter { $0.method == "Notify" }
      .map { $0.values.split(separator: ", ")[1] }
    #expect(numbers == ["0", "0", "1"])
  }

  @Test(arguments: [("default", true), ("action-answer", true), ("action-later", false)])
  func whatIsPressedComesBack(key: String, opens: Bool) async throws {
    let desktop = try await Desktop()
    defer { desktop.stop() }
    try await desktop.add("1", "text")

    desktop.daemon.press(1, key)
    try await OtherProgram.wait { !desktop.responses.isEmpty }

    let response = try #require(desktop.responses.first)
    #expect(response.notification.request.identifier == "1")
    #expect(
      response.actionIdentifier
        == (key == "default"
          ? UNNotificationDefaultActionIdentifier : String(key.dropFirst("action-".count))))
    #expect(desktop.opened == (opens ? ["token-1"] : []))
  }

  @Test func whatOthersShowIsNotOurs() async throws {
    let desktop = try await Desktop()
    defer { desktop.stop() }
    try await desktop.add("1", "text")

    desktop.daemon.press(7, "default")
    desktop.daemon.press(1, "default")
    try await OtherProgram.wait { !desktop.responses.isEmpty }

    #expect(desktop.responses.map(\.notification.request.identifier) == ["1"])
    #expect(desktop.opened == ["token-1"])
  }

  @Test func whatHasGoneIsNotThereAnyMore() async throws {
    let desktop = try await Desktop()
    defer { desktop.stop() }
    try await desktop.add("1", "text")
    try await desktop.add("2", "text")

    desktop.daemon.close(1)
    while await desktop.center.deliveredNotifications().count == 2 {
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }
    #expect(await desktop.center.deliveredNotifications().map(\.request.identifier) == ["2"])

    desktop.center.removeAllDeliveredNotifications()
    try await OtherProgram.wait { desktop.daemon.calls.last?.method == "CloseNotification" }
    #expect(desktop.daemon.calls.last?.values == "(2,)")
  }

  @Test func aBusWithoutTheServiceIsADenial() async throws {
    let bus = try SessionBus()
    let service = NotificationService(for: "pond", bus: bus.address)
    defer { service.stop() }
    let center = UNUserNotificationCenter()
    center.connect(to: DesktopNotifications(service, of: center))

    #expect(try await Self.turning { try await center.requestAuthorization() } == false)
    #expect(
      try await Self.turning { await center.notificationSettings().authorizationStatus } == .denied)
  }

  @Test func noBusIsADenial() async throws {
    let service = NotificationService(for: "pond", bus: "unix:path=/nowhere/bus")
    let center = UNUserNotificationCenter()
    center.connect(to: DesktopNotifications(service, of: center))

    #expect(try await Self.turning { try await center.requestAuthorization() } == false)
  }

  /// Runs the main loop until something is done.
  fileprivate static func turning<Value: Sendable>(
    _ run: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    let task = Task { @MainActor in try await run() }
    let isOver = Watched(false)
    let end = Task { @MainActor in
      _ = await task.result
      isOver.update { $0 = true }
    }
    try await OtherProgram.wait { isOver.value }
    await end.value
    return try await task.value
  }
}

/// A program and its desktop.
@MainActor private final class Desktop {
  let daemon: NotificationDaemon
  let center = UNUserNotificationCenter()
  private let responder = Responder()
  private(set) var opened: [String?] = []
  private let bus: SessionBus
  private let service: NotificationService

  init() async throws {
    bus = try SessionBus()
    daemon = try await NotificationDaemon(bus: bus.address)
    service = NotificationService(for: "pond", bus: bus.address)
    let notifications = DesktopNotifications(service, of: center)
    notifications.open = { [weak self] in self?.opened.append($0) }
    center.connect(to: notifications)
    center.delegate = responder
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "reply",
        actions: [
          UNNotificationAction(identifier: "answer", title: "Answer", options: .foreground),
          UNNotificationAction(identifier: "later", title: "Later"),
        ], intentIdentifiers: [])
    ])
    let center = center
    _ = try await DesktopNotificationsTests.turning { try await center.requestAuthorization() }
  }

  func add(_ identifier: String, _ text: String) async throws {
    let content = UNMutableNotificationContent()
    (content.title, content.body, content.categoryIdentifier) = ("荷塘", text, "reply")
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    let center = center
    try await DesktopNotificationsTests.turning { try await center.add(request) }
  }

  func stop() {
    service.stop()
    daemon.stop()
  }

  var responses: [UNNotificationResponse] { responder.responses.value }
}

/// Notes what somebody does.
private final class Responder: NSObject, UNUserNotificationCenterDelegate {
  let responses = Watched<[UNNotificationResponse]>([])

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async { responses.update { $0.append(response) } }
}
