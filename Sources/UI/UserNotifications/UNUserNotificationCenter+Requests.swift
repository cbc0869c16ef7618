import Foundation
import Synchronization

// What is asked for, waits and was shown.
extension UNUserNotificationCenter {
  /// Shows a notification, at once or when its time has come.
  ///
  /// - Throws: `UNError.notificationsNotAllowed` if the program may not, or nobody would show it;
  ///   `.notificationInvalidNoContent` if it says nothing; what `PropertyListSerialization` throws
  ///   for a `userInfo` that is no property list.
  public func add(_ request: UNNotificationRequest) async throws {
    guard await notificationSettings().authorizationStatus == .authorized else {
      throw UNError(.notificationsNotAllowed)
    }
    let content = request.content
    guard ![content.title, content.subtitle, content.body].allSatisfy(\.isEmpty) else {
      throw UNError(.notificationInvalidNoContent)
    }
    _ = try NotificationArchive(UNNotification(date: Date(), request: request))
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    guard let trigger = request.trigger as? UNTimeIntervalNotificationTrigger else {
      return try await deliver(request)
    }
    let task = Task { await wait(for: trigger, of: request) }
    state.withLock { $0.pending[request.identifier] = Pending(request: request, task: task) }
  }

  /// Shows a notification, and tells when it is accepted.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    finish {
      do {
        try await self.add(request)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  private func wait(
    for trigger: UNTimeIntervalNotificationTrigger, of request: UNNotificationRequest
  ) async {
    repeat {
      do {
        try await sleep(.seconds(trigger.timeInterval))
        if !trigger.repeats { state.withLock { $0.pending[request.identifier] = nil } }
        try await deliver(request)
      } catch {
        // It was taken back, or those who would show it have gone: nobody is there to be told.
        return
      }
    } while trigger.repeats && !Task.isCancelled
  }

  /// The requests that wait for their time.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    state.withLock { $0.pending.values.map(\.request).sorted { $0.identifier < $1.identifier } }
  }

  /// Takes back requests that wait for their time.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let gone = state.withLock { state in
      identifiers.compactMap { state.pending.removeValue(forKey: $0)?.task }
    }
    for task in gone { task.cancel() }
  }

  /// Takes back all requests that wait for their time.
  public func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: state.withLock { Array($0.pending.keys) })
  }

  /// The notifications that were shown and that nobody has dealt with, as far as is known.
  public func deliveredNotifications() async -> [UNNotification] {
    state.withLock { $0.delivered.values.sorted { $0.date < $1.date } }
  }

  /// Takes notifications away that were shown.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    state.withLock { state in
      for identifier in identifiers { state.delivered[identifier] = nil }
    }
    // They may also have been shown before the program was started.
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.transport?.withdraw(identifiers) }
    }
  }

  /// Takes all notifications away that were shown.
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: state.withLock { Array($0.delivered.keys) })
  }
}

// MARK: - Showing, and what comes of it

extension UNUserNotificationCenter {
  @MainActor private func deliver(_ request: UNNotificationRequest) async throws {
    guard let transport else { throw UNError(.notificationsNotAllowed) }
    let notification = UNNotification(date: Date(), request: request)
    if transport.isInFront {
      let wanted = await delegate?.userNotificationCenter(self, willPresent: notification) ?? []
      guard !wanted.isDisjoint(with: [.banner, .list]) else { return }
    }
    try await transport.show(try shown(notification))
    state.withLock { $0.delivered[request.identifier] = notification }
  }

  private func shown(_ notification: UNNotification) throws -> ShownNotification {
    let content = notification.request.content
    let category = state.withLock { state in
      state.categories.first { $0.identifier == content.categoryIdentifier }
    }
    return ShownNotification(
      identifier: notification.request.identifier, title: content.title,
      text: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
      level: content.interruptionLevel,
      actions: (category?.actions ?? []).map {
        ShownNotification.Action(
          identifier: $0.identifier, title: $0.title,
          opensProgram: $0.options.contains(.foreground))
      }, archive: try NotificationArchive(notification).word())
  }

  /// Takes up what somebody did with a notification.
  ///
  /// - Parameters:
  ///   - archive: What the transport was given of it.
  ///   - action: The identifier of the button; `nil` for the notification itself.
  /// - Throws: `DecodingError` and the like for what isn't of this program.
  @MainActor package func receive(archive: String, action: String?) throws {
    take(try NotificationArchive(archive).notification(), action)
  }

  /// Takes up what somebody did with a notification that this program has shown itself.
  @MainActor package func receive(identifier: String, action: String?) {
    guard let known = state.withLock({ $0.delivered[identifier] }) else { return }
    take(known, action)
  }

  /// Takes up that a notification isn't there any more, and nobody has responded to it.
  @MainActor package func forget(identifier: String) {
    state.withLock { $0.delivered[identifier] = nil }
  }

  @MainActor private func take(_ notification: UNNotification, _ action: String?) {
    let response = UNNotificationResponse(
      notification: notification,
      actionIdentifier: action ?? UNNotificationDefaultActionIdentifier)
    state.withLock { state in
      state.delivered[notification.request.identifier] = nil
      state.responses.append(response)
    }
    handOnResponses()
  }

  /// Tells the delegate what somebody did, in order.
  @MainActor func handOnResponses() {
    guard let delegate else { return }
    let responses = state.withLock { state in
      defer { state.responses = [] }
      return state.responses
    }
    // It goes on as long as the delegate takes, which nobody else waits for.
    Task { @MainActor in
      for response in responses {
        await delegate.userNotificationCenter(self, didReceive: response)
      }
    }
  }
}
