/// The state of rows that are out of sight, by identity.
///
/// Only rows whose state was written, or refers to an object, are kept, and of those the last
/// `capacity`.
@MainActor final class StateParking<Key: Hashable> {
  private let capacity = 1000
  private var parked: [Key: ParkedState] = [:]
  private var order: ContiguousArray<Key> = []

  nonisolated init() {}

  var isEmpty: Bool { parked.isEmpty }

  /// Keeps the state of a row that is about to end.
  func park(_ node: ViewNode, as key: Key) {
    let state = ParkedState()
    node.park(in: state)
    guard state.isWorthKeeping else { return }
    if parked.updateValue(state, forKey: key) == nil { order.append(key) }
    if order.count > capacity { parked[order.removeFirst()] = nil }
  }

  /// Hands out the state of a row that comes back.
  func take(_ key: Key) -> ParkedState? {
    guard !parked.isEmpty, let state = parked.removeValue(forKey: key) else { return nil }
    order.removeAll { $0 == key }
    return state
  }

  /// Forgets the rows that are no longer part of the collection.
  func keep(where isKept: (Key) -> Bool) {
    order.removeAll { key in
      if isKept(key) { return false }
      parked[key] = nil
      return true
    }
  }
}

/// The state of one row's views, in the order in which the views are made.
///
/// A node that makes what is in it later, while it is laid out, has a place of its own in that
/// order: what it keeps there comes back to it, to be handed on when it makes its views.
@MainActor final class ParkedState {
  private enum Entry {
    case view(Any.Type, ContiguousArray<AnyObject?>)
    case later(Any.Type, AnyObject)
  }

  private var entries: ContiguousArray<Entry> = []
  private var next = 0
  private(set) var isWorthKeeping = false

  func add(_ type: Any.Type, _ storages: ContiguousArray<AnyObject?>) {
    entries.append(.view(type, storages))
    isWorthKeeping =
      isWorthKeeping || storages.contains { ($0 as? any ParkableSlot)?.isWorthParking == true }
  }

  /// Keeps what belongs to a node of a type that makes its views later.
  func add(_ state: AnyObject, of type: Any.Type, isWorthKeeping isWorth: Bool) {
    entries.append(.later(type, state))
    isWorthKeeping = isWorthKeeping || isWorth
  }

  /// The state of the next view, if it is of the type that was there before.
  func take(_ type: Any.Type) -> ContiguousArray<AnyObject?>? {
    guard case .view(let known, let storages) = takeNext(), known == type else { return mismatch() }
    return storages
  }

  /// What was kept for the next node, if it is of the type that was there before.
  func take<State: AnyObject>(_ state: State.Type, of type: Any.Type) -> State? {
    guard case .later(let known, let kept) = takeNext(), known == type else { return mismatch() }
    return kept as? State
  }

  private func takeNext() -> Entry? {
    guard next < entries.count else { return nil }
    next += 1
    return entries[next - 1]
  }

  private func mismatch<Result>() -> Result? {
    next = entries.count
    return nil
  }
}

/// State that can outlive the nodes of its view.
protocol ParkableSlot: AnyObject {
  /// Whether the state differs from what a new view would begin with.
  var isWorthParking: Bool { get }
}
