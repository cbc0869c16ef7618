/// Hands on one value when everything has come.
private struct Gathering<Upstream: Publisher, Output>: Publisher {
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  /// Makes what takes the values and what tells the result.
  let gather: () -> (take: (Upstream.Output) -> Void, result: () -> Output?)

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let valve = Valve(subscriber)
    subscriber.receive(subscription: valve)
    let (take, result) = gather()
    upstream.feed(valve, value: take) { [weak valve] completion in
      if case .finished = completion, let result = result() { valve?.offer(result) }
      valve?.finish(completion)
    }
  }
}

extension Publisher {
  /// Hands on all values as one when there are no more.
  public func collect() -> some Publisher<[Output], Failure> {
    Gathering(upstream: self) {
      var values: [Output] = []
      return ({ values.append($0) }, { values })
    }
  }

  /// Hands on what came of all values when there are no more.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    Gathering(upstream: self) {
      var result = initialResult
      return ({ result = nextPartialResult(result, $0) }, { result })
    }
  }

  /// Hands on the number of values when there are no more.
  public func count() -> some Publisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Hands on the last value when there are no more.
  public func last() -> some Publisher<Output, Failure> {
    Gathering(upstream: self) {
      var last: Output?
      return ({ last = $0 }, { last })
    }
  }

  /// Hands on a value if none came until the end.
  public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    ReplaceEmpty(upstream: self, output: output)
  }
}

private struct ReplaceEmpty<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let output: Output

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let valve = Valve(subscriber)
    subscriber.receive(subscription: valve)
    var isEmpty = true
    upstream.feed(
      valve,
      value: { [weak valve] value in
        isEmpty = false
        valve?.offer(value)
      },
      end: { [weak valve] completion in
        if case .finished = completion, isEmpty { valve?.offer(output) }
        valve?.finish(completion)
      })
  }
}
