public import Foundation

/// A value that a cache has, and since when.
public struct Cached<Value> {
  /// The value.
  public let value: Value
  /// When it was put in.
  public let date: Date

  /// Describes a cached value.
  public init(_ value: Value, date: Date) {
    self.value = value
    self.date = date
  }
}

extension Cached: Sendable where Value: Sendable {}

/// The near source of a repository: a cache in memory, a table of a database.
public protocol LocalSource<Key, Value>: Sendable {
  /// What tells the values apart.
  associatedtype Key: Hashable & Sendable
  /// What is kept.
  associatedtype Value: Sendable

  /// Returns the value of a key, `nil` when there is none.
  func read(_ key: Key) async throws -> Cached<Value>?

  /// Keeps a value in place of an older one.
  func write(_ value: Cached<Value>, for key: Key) async throws

  /// Forgets the value of a key, which may be missing.
  func remove(_ key: Key) async throws
}

/// Keeps the values used last in memory.
public actor MemorySource<Key: Hashable & Sendable, Value: Sendable>: LocalSource {
  private let limit: Int
  private var values: [Key: Cached<Value>] = [:]
  /// Which keys were used, the longest unused first.
  private var order: [Key] = []

  /// Makes an empty cache.
  ///
  /// - Precondition: `limit`, the most values to keep, is at least 1.
  public init(limit: Int = 100) {
    precondition(limit >= 1, "a cache of \(limit) values keeps none")
    self.limit = limit
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Returns the value of a key and notes that it was used.
  ///
  /// - Complexity: O(`limit`).
  public func read(_ key: Key) -> Cached<Value>? {
    guard let value = values[key] else { return nil }
    use(key)
    return value
  }

  /// Keeps a value, in place of the longest unused one when there are too many.
  ///
  /// - Complexity: O(`limit`).
  public func write(_ value: Cached<Value>, for key: Key) {
    values[key] = value
    use(key)
    if order.count > limit { values[order.removeFirst()] = nil }
  }

  /// Forgets the value of a key, which may be missing.
  public func remove(_ key: Key) {
    values[key] = nil
    order.removeAll { $0 == key }
  }

  private func use(_ key: Key) {
    order.removeAll { $0 == key }
    order.append(key)
  }
}
