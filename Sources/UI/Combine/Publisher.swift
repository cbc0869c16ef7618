/// Something that hands out values over time, and then perhaps ends.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// How it can fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Connects a subscriber, which hands over a subscription first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Hands everything on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

/// Something that takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// How the publisher can fail.
  associatedtype Failure: Error

  /// Takes the connection, by which values are asked for.
  func receive(subscription: any Subscription)

  /// Takes a value.
  ///
  /// - Returns: How many more are wanted beyond those already asked for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes the end; nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a signal.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells how many values are wanted beyond those already asked for.
  func request(_ demand: Subscribers.Demand)
}

/// A publisher that values can be put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands a value to all subscribers.
  func send(_ value: Output)

  /// Ends the subject for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the connection to a publisher whose values are sent.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Signals all subscribers.
  public func send() { send(()) }
}

/// A publisher that starts only when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts handing out values, until the result is cancelled.
  func connect() -> any Cancellable
}

/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

extension Cancellable {
  /// Keeps the connection alive as long as it is in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the connection alive as long as it is in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
