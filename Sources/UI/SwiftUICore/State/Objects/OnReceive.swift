public import Combine

extension View {
  /// Runs an action with each value of a publisher, for as long as the view exists.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(PublisherAction(publisher: publisher, action: action))
  }
}

/// Runs an action with the values of a publisher.
nonisolated struct PublisherAction<P: Publisher>: BoxModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func makeBox(
    _ modifier: Self, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<Self> {
    PublisherNode(modifier, around: inner, in: slot)
  }
}

final class PublisherNode<P: Publisher>: BoxNode<PublisherAction<P>> where P.Failure == Never {
  private var connection: AnyCancellable?

  override init(
    _ modifier: PublisherAction<P>, around inner: LayoutNode?, in slot: _ViewSlot
  ) {
    super.init(modifier, around: inner, in: slot)
    connect()
  }

  override func modifierDidChange(from old: PublisherAction<P>) {
    if !areSame(old.publisher, modifier.publisher) { connect() }
  }

  private func connect() {
    connection = nil
    connection = modifier.publisher.sink { [weak self] value in
      let value = Moved(value: value)
      MainThread.run { self?.take(value.value) }
    }
  }

  private func take(_ value: P.Output) {
    guard isAlive else { return }
    graph.actions.add { [weak self] in
      if let self, isAlive { modifier.action(value) }
    }
  }

  override func willTearDown() {
    connection = nil
    super.willTearDown()
  }
}

/// Takes a value to the main actor; the thread that it comes from is done with it.
private struct Moved<Value>: @unchecked Sendable {
  let value: Value
}
