/// A slot whose writes wait for the update of their transaction.
nonisolated protocol WritableSlot: AnyObject, Sendable {
  /// Counts the writes that have no group yet to this one.
  func assign(to group: WriteGroup.ID)

  /// Makes a group's last write the value that evaluations see.
  @MainActor func apply(_ group: WriteGroup.ID)
}

/// Writes under one transaction, which make one update.
struct WriteGroup {
  typealias ID = Int

  let id: ID
  let transaction: Transaction
  var slots: ContiguousArray<any WritableSlot> = []
}

/// The writes that wait, in groups of neighbouring ones under the same transaction.
@MainActor final class WriteQueue {
  private var groups: ContiguousArray<WriteGroup> = []
  private var nextID: WriteGroup.ID = 0
  private let wake: () -> Void

  init(wake: @escaping () -> Void) { self.wake = wake }

  var isEmpty: Bool { groups.isEmpty }

  func add(_ slot: any WritableSlot) {
    let transaction = TransactionScope.current
    if groups.last?.transaction.id != transaction.id {
      groups.append(WriteGroup(id: nextID, transaction: transaction))
      for completion in transaction.completions { completion.hold() }
      nextID += 1
    }
    let last = groups.count - 1
    slot.assign(to: groups[last].id)
    if groups[last].slots.last !== slot { groups[last].slots.append(slot) }
    wake()
  }

  /// Applies the oldest group.
  ///
  /// - Returns: The group's transaction, or `nil` when no write waits.
  func applyFirst() -> Transaction? {
    guard !groups.isEmpty else { return nil }
    let group = groups.removeFirst()
    for slot in group.slots { slot.apply(group.id) }
    return group.transaction
  }
}
