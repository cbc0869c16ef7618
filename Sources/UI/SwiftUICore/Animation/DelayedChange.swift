/// A change of a node, which waits for the update of its transaction as writes do.
final class DelayedChange: WritableSlot {
  private let change: @MainActor () -> Void

  init(_ change: @escaping @MainActor () -> Void) { self.change = change }

  nonisolated func assign(to group: WriteGroup.ID) {}
  @MainActor func apply(_ group: WriteGroup.ID) { change() }
}
