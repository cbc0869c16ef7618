/// Hands out one value, once it is known, to everybody who comes.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes what the future comes to.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: ContiguousArray<(Result<Output, Failure>) -> Void> = []

  /// Creates a future; the closure starts at once and calls the promise when it is done.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ new: Result<Output, Failure>) {
    let receivers = lock.locked { () -> ContiguousArray<(Result<Output, Failure>) -> Void> in
      guard result == nil else { return [] }
      result = new
      defer { waiting.removeAll() }
      return waiting
    }
    for receiver in receivers { receiver(new) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let valve = Valve(subscriber)
    subscriber.receive(subscription: valve)
    func deliver(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let value):
        valve.offer(value)
        valve.finish(.finished)
      case .failure(let error): valve.finish(.failure(error))
      }
    }
    let known = lock.locked { () -> Result<Output, Failure>? in
      if result == nil { waiting.append(deliver) }
      return result
    }
    if let known { deliver(known) }
  }
}

extension Future where Failure == Never {
  /// The value, once it is known.
  public var value: Output {
    get async {
      let output: Carried<Output> = await withCheckedContinuation { continuation in
        whenKnown { continuation.resume(returning: Carried(value: $0)) }
      }
      return output.value
    }
  }

  private func whenKnown(_ body: @escaping (Output) -> Void) {
    let known = lock.locked { () -> Result<Output, Failure>? in
      if result == nil { waiting.append { if case .success(let value) = $0 { body(value) } } }
      return result
    }
    if case .success(let value) = known { body(value) }
  }
}
