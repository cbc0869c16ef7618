/// The state of rows that are out of sight, by identity.
///
/// Only rows whose state was written, or refers to an object, are kept, and of those the last
/// `capacity`. State that was made while laying out (inside a geometry reader or a nested
/// collection) isn't kept: it comes anew with the row.
@MainActor struct StateParking<Key: Hashable> {
  private let capacity = 1000
  private var parked: [Key: ParkedState] = [:]
  private var order: ContiguousArray<Key> = []

  var isEmpty: Bool { parked.isEmpty }

  /// Keeps the state of a row that is about to end.
  mutating func park(_ node: ViewNode, as key: Key) {
    let state = ParkedState()
    node.park(in: state)
    guard state.isWorthKeeping else { return }
    if parked.updateValue(state, forKey: key) == nil { order.append(key) }
    if order.count > capacity { parked[order.removeFirst()] = nil }
  }

  /// Hands out the state of a row that comes back.
  mutating func take(_ key: Key) -> ParkedState? {
    guard !parked.isEmpty, let state = parked.removeValue(forKey: key) else { return nil }
    order.removeAll { $0 == key }
    return state
  }

  /// Forgets the rows that are no longer part of the collection.
  mutating func keep(where isKept: (Key) -> Bool) {
    order.removeAll { key in
      if isKept(key) { return false }
      parked[key] = nil
      return true
    }
  }
}

/// The state of one row's views, in the order in which the views are made.
@MainActor final class ParkedState {
  private var entries: ContiguousArray<(type: Any.Type, storages: ContiguousArray<AnyObject?>)> =
    []
  private var next = 0
  private(set) var isWorthKeeping = false

  func add(_ type: Any.Type, _ storages: ContiguousArray<AnyObject?>) {
    entries.append((type, storages))
    isWorthKeeping =
      isWorthKeeping || storages.contains { ($0 as? any ParkableSlot)?.isWorthParking == true }
  }

  /// The state of the next view, if it is of the type that was there before.
  func take(_ type: Any.Type) -> ContiguousArray<AnyObject?>? {
    guard next < entries.count, entries[next].type == type else {
      next = entries.count
      return nil
    }
    next += 1
    return entries[next - 1].storages
  }
}

/// State that can outlive the nodes of its view.
protocol ParkableSlot: AnyObject {
  /// Whether the state differs from what a new view would begin with.
  var isWorthParking: Bool { get }
}
