import Foundation

/// A notification in a word, to be understood when the program has ended since.
struct NotificationArchive: Codable {
  private let identifier: String
  private let date: Date
  private let title: String
  private let subtitle: String
  private let body: String
  private let category: String
  private let level: UInt
  private let information: Data

  /// - Throws: What `PropertyListSerialization` throws for values that are not of property lists.
  init(_ notification: UNNotification) throws {
    let content = notification.request.content
    identifier = notification.request.identifier
    date = notification.date
    (title, subtitle, body) = (content.title, content.subtitle, content.body)
    category = content.categoryIdentifier
    level = content.interruptionLevel.rawValue
    information = try PropertyListSerialization.data(
      fromPropertyList: content.userInfo, format: .binary, options: 0)
  }

  /// Reads a word.
  ///
  /// - Throws: What `JSONDecoder` throws for another program's word.
  init(_ word: String) throws {
    self = try JSONDecoder().decode(NotificationArchive.self, from: Data(word.utf8))
  }

  /// - Throws: What `JSONEncoder` throws.
  func word() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }

  /// - Throws: What `PropertyListSerialization` throws for another program's word.
  func notification() throws -> UNNotification {
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body) = (title, subtitle, body)
    content.categoryIdentifier = category
    content.interruptionLevel = UNNotificationInterruptionLevel(rawValue: level) ?? .active
    let information = try PropertyListSerialization.propertyList(from: information, format: nil)
    content.userInfo = information as? [AnyHashable: Any] ?? [:]
    return UNNotification(
      date: date,
      request: UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
  }
}
