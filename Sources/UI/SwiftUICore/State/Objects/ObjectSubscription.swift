import Combine

/// Marks a view's node when an object is about to change.
@MainActor final class ObjectSubscription<Object: ObservableObject>: ParkableSlot, WritableSlot {
  private(set) var object: Object?
  private weak var node: ViewNode?
  private var connection: AnyCancellable?
  private let isOwner: Bool

  /// Makes a subscription without an object.
  ///
  /// - Parameter isOwner: Whether the object belongs to the view and comes back with it.
  init(isOwner: Bool) { self.isOwner = isOwner }

  nonisolated var isWorthParking: Bool { isOwner }

  /// Follows an object on behalf of a node; nothing changes if it does so already.
  func follow(_ new: Object, for node: ViewNode) {
    guard object !== new || self.node !== node else { return }
    object = new
    self.node = node
    connection = new.objectWillChange.sink { [weak self] _ in
      MainThread.run { self?.objectWillChange() }
    }
  }

  private func objectWillChange() {
    if let node, node.isAlive { node.graph.writes.add(self) }
  }

  nonisolated func assign(to group: WriteGroup.ID) {}
  func apply(_ group: WriteGroup.ID) {
    node?.noteCause(self)
    node?.setNeedsUpdate()
  }
}
