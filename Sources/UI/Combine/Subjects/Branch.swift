/// The connection of one subscriber to a subject: hands on what was asked for.
final class Branch<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// The newest value that nobody asked for yet, if the subject keeps one.
  private var waiting: Output?
  private let keepsNewest: Bool
  private let onCancel: (Branch) -> Void

  init<S: Subscriber>(
    _ subscriber: S, keepsNewest: Bool, onCancel: @escaping (Branch) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    self.keepsNewest = keepsNewest
    self.onCancel = onCancel
  }

  func offer(_ value: Output) {
    let receiver = lock.locked { () -> AnySubscriber<Output, Failure>? in
      guard demand > .none else {
        if keepsNewest { waiting = value }
        return nil
      }
      demand -= .max(1)
      return subscriber
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    if more > .none { request(more) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    forget()?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let value = lock.locked { () -> Output? in
      demand += more
      let value = waiting
      waiting = nil
      return value
    }
    if let value { offer(value) }
  }

  func cancel() {
    if forget() != nil { onCancel(self) }
  }

  private func forget() -> AnySubscriber<Output, Failure>? {
    lock.locked {
      let old = subscriber
      (subscriber, waiting) = (nil, nil)
      return old
    }
  }
}

/// The subscribers of a subject, and whether it has ended.
final class Branches<Output, Failure: Error> {
  private let lock = Lock()
  private var branches: ContiguousArray<Branch<Output, Failure>> = []
  private var end: Subscribers.Completion<Failure>?
  private var subscriptions: [any Subscription] = []
  private let keepsNewest: Bool

  init(keepsNewest: Bool) { self.keepsNewest = keepsNewest }

  var isEmpty: Bool { lock.locked { branches.isEmpty } }

  /// Connects a subscriber, which first gets a value if there is one.
  func add<S: Subscriber>(_ subscriber: S, first: Output?)
  where S.Input == Output, S.Failure == Failure {
    let branch = Branch<Output, Failure>(subscriber, keepsNewest: keepsNewest) { [weak self] in
      self?.remove($0)
    }
    let end = admit(branch)
    if end == nil, let first { branch.offer(first) }
    subscriber.receive(subscription: branch)
    if let end { branch.finish(end) }
  }

  /// Adds a branch, unless the subject has ended.
  private func admit(_ branch: Branch<Output, Failure>) -> Subscribers.Completion<Failure>? {
    lock.locked {
      if end == nil { branches.append(branch) }
      return end
    }
  }

  private func remove(_ branch: Branch<Output, Failure>) {
    lock.locked { branches.removeAll { $0 === branch } }
  }

  func send(_ value: Output) {
    for branch in lock.locked({ branches }) { branch.offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.locked { () -> ContiguousArray<Branch<Output, Failure>> in
      guard end == nil else { return [] }
      end = completion
      let ended = branches
      branches = []
      return ended
    }
    for branch in ended { branch.finish(completion) }
  }

  /// Takes the connection to a publisher whose values are sent.
  func take(_ subscription: any Subscription) {
    lock.locked { subscriptions.append(subscription) }
    subscription.request(.unlimited)
  }

  deinit { for subscription in subscriptions { subscription.cancel() } }
}
