/// A connection that ends when its last holder lets go of it.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Creates a connection that runs a closure when it ends.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Takes over another connection.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { cancel() }

  public func cancel() {
    let action = lock.locked {
      let action = self.action
      self.action = nil
      return action
    }
    action?()
  }

  /// Keeps the connection alive as long as it is in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the connection alive as long as it is in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
