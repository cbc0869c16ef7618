extension Publishers {
  /// Hands on everything, failures as what a closure makes of them.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of a failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the operator.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(
          subscriber, take: { .pass($0) }, end: { $0.mapError(transform) }))
    }
  }

  /// Hands on a publisher that cannot fail as one that could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// Creates the operator.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Output, Never, S>(subscriber, take: { .pass($0) }, end: { _ in .finished }))
    }
  }

  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher to go on with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the operator.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let valve = Valve(subscriber)
      subscriber.receive(subscription: valve)
      upstream.feed(valve, value: valve.offer) { [weak valve] completion in
        guard let valve else { return }
        switch completion {
        case .finished: valve.finish(.finished)
        case .failure(let error):
          handler(error).feed(valve, value: valve.offer, end: valve.finish)
        }
      }
    }
  }
}

extension Publisher {
  /// Hands on everything, failures as what a closure makes of them.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  /// Goes on with another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Hands on a value in place of a failure, and ends.
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Starts again after a failure, a number of times at most.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Hands on a publisher that cannot fail as one that could.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
