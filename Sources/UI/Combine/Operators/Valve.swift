/// The lower end of an operator that has values of its own: hands them on one at a time, as fast
/// as they are asked for, from whatever threads they come.
final class Valve<Downstream: Subscriber>: Subscription {
  typealias Value = Downstream.Input
  typealias End = Subscribers.Completion<Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: ContiguousArray<Value> = []
  private var end: End?
  private var isDraining = false
  private var upstreams: Set<AnyCancellable> = []
  private let keepsNewestOnly: Bool

  init(_ downstream: Downstream, keepsNewestOnly: Bool = false) {
    self.downstream = downstream
    self.keepsNewestOnly = keepsNewestOnly
  }

  /// Ends with this: a connection to where values come from.
  func hold(_ upstream: AnyCancellable) {
    let isWanted = lock.locked {
      if downstream != nil { upstreams.insert(upstream) }
      return downstream != nil
    }
    if !isWanted { upstream.cancel() }
  }

  /// Forgets a connection that has ended by itself.
  func release(_ upstream: AnyCancellable) { lock.locked { _ = upstreams.remove(upstream) } }

  func offer(_ value: Value) {
    lock.locked {
      guard downstream != nil, end == nil else { return }
      if keepsNewestOnly { waiting.removeAll() }
      waiting.append(value)
    }
    drain()
  }

  /// Ends; values that wait are handed on first, unless something failed.
  func finish(_ completion: End) {
    lock.locked {
      guard end == nil else { return }
      end = completion
      if case .failure = completion { waiting.removeAll() }
    }
    drain()
  }

  func request(_ more: Subscribers.Demand) {
    lock.locked { demand += more }
    drain()
  }

  func cancel() {
    let upstreams = lock.locked {
      let upstreams = self.upstreams
      (downstream, self.upstreams) = (nil, [])
      waiting.removeAll()
      return upstreams
    }
    for upstream in upstreams { upstream.cancel() }
  }

  private enum Delivery {
    case value(Value, Downstream)
    case end(End, Downstream)
  }

  private func drain() {
    guard lock.locked({ startDraining() }) else { return }
    while let delivery = lock.locked({ nextDelivery() }) {
      switch delivery {
      case .value(let value, let downstream):
        let more = downstream.receive(value)
        lock.locked { demand += more }
      case .end(let completion, let downstream):
        cancel()
        downstream.receive(completion: completion)
      }
    }
  }

  private func startDraining() -> Bool {
    if isDraining { return false }
    isDraining = true
    return true
  }

  private func nextDelivery() -> Delivery? {
    if let downstream {
      if !waiting.isEmpty, demand > .none {
        demand -= .max(1)
        return .value(waiting.removeFirst(), downstream)
      }
      if waiting.isEmpty, let end { return .end(end, downstream) }
    }
    isDraining = false
    return nil
  }
}

extension Publisher {
  /// Feeds a valve.
  func feed<Downstream: Subscriber>(
    _ valve: Valve<Downstream>, value: @escaping (Output) -> Void,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    let held = Held()
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { [weak valve] completion in
        if let connection = held.connection { valve?.release(connection) }
        end(completion)
      }, receiveValue: value)
    let connection = AnyCancellable(sink)
    held.connection = connection
    valve.hold(connection)
    subscribe(sink)
  }
}

/// The connection of a sink, for the sink's own end.
private final class Held {
  weak var connection: AnyCancellable?
}
