import Synchronization

/// A yes or no that several threads see.
final class Flag: Sendable {
  private let storage = Atomic(false)

  var value: Bool { storage.load(ordering: .acquiring) }

  func set(_ value: Bool) { storage.store(value, ordering: .releasing) }
}
