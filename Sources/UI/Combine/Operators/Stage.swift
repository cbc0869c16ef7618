/// What becomes of one value on its way through an operator.
enum Step<Output, Failure: Error> {
  case pass(Output)
  case drop
  /// Hands a value on and ends.
  case last(Output)
  case end(Subscribers.Completion<Failure>)
}

/// The operators of publishers, as types.
public enum Publishers {}

/// The middle of a chain that deals with one value at a time: a subscriber for what is above, a
/// subscription for what is below.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Output = Downstream.Input
  typealias End = Subscribers.Completion<Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let take: (Input) -> Step<Output, Downstream.Failure>
  private let end: (Subscribers.Completion<Failure>) -> End

  init(
    _ downstream: Downstream, take: @escaping (Input) -> Step<Output, Downstream.Failure>,
    end: @escaping (Subscribers.Completion<Failure>) -> End
  ) {
    self.downstream = downstream
    self.take = take
    self.end = end
  }

  func receive(subscription: any Subscription) {
    lock.locked { upstream = subscription }
    lock.locked { downstream }?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.locked({ downstream }) else { return .none }
    switch take(input) {
    case .pass(let output): return downstream.receive(output)
    case .drop: return .max(1)
    case .last(let output):
      _ = downstream.receive(output)
      finish(.finished)
    case .end(let completion): finish(completion)
    }
    return .none
  }

  private func finish(_ completion: End) {
    let (downstream, upstream) = forget()
    upstream?.cancel()
    downstream?.receive(completion: completion)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    forget().downstream?.receive(completion: end(completion))
  }

  func request(_ demand: Subscribers.Demand) { lock.locked { upstream }?.request(demand) }

  func cancel() { forget().upstream?.cancel() }

  private func forget() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.locked {
      let old = (downstream, upstream)
      (downstream, upstream) = (nil, nil)
      return old
    }
  }
}

extension Stage where Failure == Downstream.Failure {
  convenience init(
    _ downstream: Downstream, take: @escaping (Input) -> Step<Output, Downstream.Failure>
  ) {
    self.init(downstream, take: take, end: { $0 })
  }
}

extension Subscribers.Completion {
  /// The end with an error of another type.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
