public import Foundation
import Synchronization

/// The notifications of the program.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// What is known of notifications.
  struct State {
    var categories: Set<UNNotificationCategory> = []
    var pending: [String: Pending] = [:]
    var delivered: [String: UNNotification] = [:]
    /// What somebody did while nobody took it up.
    var responses: [UNNotificationResponse] = []
    var isAllowed: Bool?
  }

  /// A request that waits for its time.
  struct Pending {
    let request: UNNotificationRequest
    let task: Task<Void, Never>
  }

  private static let shared = UNUserNotificationCenter()

  let state = Mutex(State())
  private let delegateLock = Mutex(())
  // Guarded by the lock.
  private nonisolated(unsafe) weak var heldDelegate: (any UNUserNotificationCenterDelegate)?
  @MainActor private(set) var transport: (any NotificationTransport)?
  /// Waits for the time of a request.
  let sleep: @Sendable (Duration) async throws -> Void

  /// Creates the notifications of a program.
  ///
  /// - Parameter sleep: Waits for some time; throws when its task is cancelled.
  package init(
    sleep: @escaping @Sendable (Duration) async throws -> Void = {
      try await ContinuousClock().sleep(for: $0)
    }
  ) {
    self.sleep = sleep
  }

  /// The notifications of this program.
  public class func current() -> UNUserNotificationCenter { shared }

  /// Whoever decides about notifications and takes up what somebody does with them.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { delegateLock.withLock { _ in heldDelegate } }
    set {
      delegateLock.withLock { _ in heldDelegate = newValue }
      guard newValue != nil, state.withLock({ !$0.responses.isEmpty }) else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.handOnResponses() } }
    }
  }

  /// Connects the program to where notifications are seen.
  @MainActor package func connect(to transport: (any NotificationTransport)?) {
    self.transport = transport
  }

  // MARK: - Permission

  /// Asks whether the program may show notifications; the desktop asks nobody.
  ///
  /// - Returns: Whether there is anybody who shows them.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    let isAllowed = await canShow()
    state.withLock { $0.isAllowed = isAllowed }
    return isAllowed
  }

  /// Asks whether the program may show notifications.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    finish {
      do {
        completionHandler(try await self.requestAuthorization(options: options), nil)
      } catch {
        completionHandler(false, error)
      }
    }
  }

  /// What the program may do now.
  public func notificationSettings() async -> UNNotificationSettings {
    guard state.withLock({ $0.isAllowed }) != nil else {
      return UNNotificationSettings(.notDetermined)
    }
    return UNNotificationSettings(await canShow() ? .authorized : .denied)
  }

  /// Tells what the program may do now.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    finish { completionHandler(await self.notificationSettings()) }
  }

  @MainActor private func canShow() async -> Bool { await transport?.canShow() ?? false }

  // MARK: - Categories

  /// Sets the kinds of notifications that offer something.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// The kinds of notifications that offer something.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    state.withLock { $0.categories }
  }

  /// Does something for whoever doesn't wait for it, and tells it when it is done.
  func finish(_ run: @escaping @Sendable () async -> Void) { Task { await run() } }
}
