/// A publisher whose own type is not told.
@frozen public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let connect: (AnySubscriber<Output, Failure>) -> Void

  /// Wraps a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let known = publisher as? AnyPublisher<Output, Failure> {
      self = known
    } else {
      connect = { publisher.receive(subscriber: $0) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    connect(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// The publisher without its own type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose own type is not told.
@frozen public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let start: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public let combineIdentifier: CombineIdentifier

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    start = s.receive(subscription:)
    take = s.receive(_:)
    end = s.receive(completion:)
    combineIdentifier = s.combineIdentifier
  }

  /// Creates a subscriber from closures; without one for values it asks for none.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    start = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  public func receive(subscription: any Subscription) { start(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
