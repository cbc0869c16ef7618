/// The values of a publisher, one after the other, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates the sequence.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Waits for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<P.Output>.Iterator

    public mutating func next() async -> P.Output? {
      await next(isolation: #isolation)
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await base.next(isolation: actor)
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncStream<P.Output> { continuation in
      let connection = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { value in
          let carried = Carried(value: value)
          continuation.yield(carried.value)
        })
      let held = Carried(value: connection)
      continuation.onTermination = { _ in held.value.cancel() }
    }
    return Iterator(base: stream.makeAsyncIterator())
  }
}

extension Publisher where Failure == Never {
  /// The values, one after the other, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
