/// The values of several publishers on their way into one.
final class Join<Downstream: Subscriber> {
  private let valve: Valve<Downstream>
  private let lock = Lock()
  private var openParts: Int
  private let takesOldest: Bool
  private var parts: ContiguousArray<any AnyPart> = []

  /// Connects a subscriber; a join that takes the oldest values uses each value once, in order,
  /// any other uses the latest one of each part again and again.
  init(_ downstream: Downstream, parts: Int, takesOldest: Bool) {
    valve = Valve(downstream)
    openParts = parts
    self.takesOldest = takesOldest
    downstream.receive(subscription: valve)
  }

  /// Adds a part, whose values are kept until they are used.
  func part<P: Publisher>(_ publisher: P) -> Part<P.Output> where P.Failure == Downstream.Failure {
    let part = Part<P.Output>(takesOldest: takesOldest)
    parts.append(part)
    return part
  }

  /// Connects a part; `combine` makes a value of all parts if there is enough for one.
  func connect<P: Publisher>(
    _ publisher: P, to part: Part<P.Output>, combine: @escaping () -> Downstream.Input?
  ) where P.Failure == Downstream.Failure {
    publisher.feed(
      valve,
      value: { [self] value in
        let combined = lock.locked { () -> Downstream.Input? in
          part.values.append(value)
          return parts.allSatisfy { $0.isReady } ? combine() : nil
        }
        if let combined { valve.offer(combined) }
        if takesOldest { finishIfExhausted() }
      },
      end: { [self] completion in
        guard case .finished = completion else { return valve.finish(completion) }
        let isOver = lock.locked {
          openParts -= 1
          part.isOver = true
          return openParts == 0
        }
        if isOver { valve.finish(.finished) } else if takesOldest { finishIfExhausted() }
      })
  }

  /// Ends when a part that is over has no value left.
  private func finishIfExhausted() {
    let isExhausted = lock.locked { parts.contains { $0.isOver && !$0.isReady } }
    if isExhausted { valve.finish(.finished) }
  }
}

protocol AnyPart: AnyObject {
  var isReady: Bool { get }
  var isOver: Bool { get }
}

/// The values of one publisher that is joined with others.
final class Part<Value>: AnyPart {
  fileprivate(set) var values: ContiguousArray<Value> = []
  fileprivate(set) var isOver = false
  private let takesOldest: Bool

  init(takesOldest: Bool) { self.takesOldest = takesOldest }

  var isReady: Bool { !values.isEmpty }

  /// The value to combine next.
  func next() -> Value {
    if takesOldest { return values.removeFirst() }
    if values.count > 1 { values.removeFirst(values.count - 1) }
    return values[0]
  }
}
