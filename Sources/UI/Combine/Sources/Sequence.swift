extension Publishers {
  /// Hands out the elements of a sequence, as many as are asked for, then ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Creates a publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: SequenceSubscription(sequence.makeIterator(), subscriber))
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Hands out elements while there is demand for them.
private final class SequenceSubscription<Elements: IteratorProtocol, Downstream: Subscriber>:
  Subscription
where Elements.Element == Downstream.Input {
  private let lock = Lock()
  private var elements: Elements
  private var next: Downstream.Input?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ elements: Elements, _ downstream: Downstream) {
    self.elements = elements
    self.downstream = downstream
    next = self.elements.next()
  }

  func request(_ more: Subscribers.Demand) {
    let mayDeliver = lock.locked {
      demand += more
      defer { isDelivering = true }
      return !isDelivering
    }
    guard mayDeliver else { return }
    while let (value, downstream) = lock.locked({ takeNext() }) {
      guard let value else { return downstream.receive(completion: .finished) }
      let more = downstream.receive(value)
      lock.locked { demand += more }
    }
  }

  /// The next element, or none at the end; `nil` when there is nothing to do for now.
  private func takeNext() -> (Downstream.Input?, Downstream)? {
    guard let downstream, next == nil || demand > .none else {
      isDelivering = false
      return nil
    }
    guard let value = next else {
      self.downstream = nil
      return (nil, downstream)
    }
    demand -= .max(1)
    next = elements.next()
    return (value, downstream)
  }

  func cancel() { lock.locked { downstream = nil } }
}
