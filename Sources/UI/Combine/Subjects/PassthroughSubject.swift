/// A subject that hands values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let branches = Branches<Output, Failure>(keepsNewest: false)

  /// Creates a subject.
  public init() {}

  public func send(_ input: Output) { branches.send(input) }

  public func send(completion: Subscribers.Completion<Failure>) { branches.finish(completion) }

  public func send(subscription: any Subscription) { branches.take(subscription) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    branches.add(subscriber, first: nil)
  }
}

/// A subject that keeps a value and hands it to whoever comes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let branches = Branches<Output, Failure>(keepsNewest: true)
  private let lock = Lock()
  private var current: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) { current = value }

  /// The newest value; setting it hands it to all subscribers.
  public var value: Output {
    get { lock.locked { current } }
    set { send(newValue) }
  }

  public func send(_ input: Output) {
    lock.locked { current = input }
    branches.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) { branches.finish(completion) }

  public func send(subscription: any Subscription) { branches.take(subscription) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    branches.add(subscriber, first: value)
  }
}
