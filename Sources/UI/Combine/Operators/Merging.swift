extension Publishers {
  /// Hands on the values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let publishers: [Upstream]

    /// Creates the operator.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates the operator.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      let valve = Valve(subscriber)
      subscriber.receive(subscription: valve)
      let open = Counter(publishers.count)
      for publisher in publishers {
        publisher.feed(valve, value: { [weak valve] in valve?.offer($0) }) {
          [weak valve] completion in
          if case .finished = completion, open.countDown() > 0 { return }
          valve?.finish(completion)
        }
      }
    }
  }

  /// Hands on the values of the publishers that a closure makes of values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher for a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the operator.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> NewPublisher) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let valve = Valve(subscriber)
      subscriber.receive(subscription: valve)
      let open = Counter(1)
      func finish(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion, open.countDown() > 0 { return }
        valve.finish(completion)
      }
      upstream.feed(
        valve,
        value: { value in
          open.countUp()
          transform(value).feed(valve, value: valve.offer, end: finish)
        }, end: finish)
    }
  }

  /// Hands on the values of the newest of the publishers that come.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// Where the publishers come from.
    public let upstream: Upstream

    /// Creates the operator.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let valve = Valve(subscriber)
      subscriber.receive(subscription: valve)
      let open = Counter(1)
      let newest = Newest()
      valve.hold(AnyCancellable { newest.replace(with: nil) })
      upstream.feed(
        valve,
        value: { publisher in
          if newest.replace(with: nil) { _ = open.countDown() }
          open.countUp()
          let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { completion in
              newest.forget()
              if case .finished = completion, open.countDown() > 0 { return }
              valve.finish(completion)
            }, receiveValue: valve.offer)
          newest.replace(with: AnyCancellable(sink))
          publisher.subscribe(sink)
        },
        end: { completion in
          if case .finished = completion, open.countDown() > 0 { return }
          valve.finish(completion)
        })
    }
  }
}

/// How many publishers still have something to hand out.
final class Counter {
  private let lock = Lock()
  private var count: Int

  init(_ count: Int) { self.count = count }

  func countUp() { lock.locked { count += 1 } }

  /// Counts one less and tells how many are left.
  func countDown() -> Int {
    lock.locked {
      count -= 1
      return count
    }
  }
}

/// The connection to the newest of several publishers.
private final class Newest {
  private let lock = Lock()
  private var connection: AnyCancellable?

  /// Ends the connection before; tells whether there was one.
  @discardableResult func replace(with new: AnyCancellable?) -> Bool {
    let old = lock.locked {
      let old = connection
      connection = new
      return old
    }
    old?.cancel()
    return old != nil
  }

  func forget() { lock.locked { connection = nil } }
}

extension Publisher {
  /// Hands on the values of the publishers that a closure makes of values.
  public func flatMap<T, P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Hands on the values of the newest of the publishers that come.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
