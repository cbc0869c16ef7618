extension Publishers {
  /// Lets several subscribers share one connection through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Creates the operator.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Lets several subscribers share one connection, which lasts while there is one of them.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates the operator.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Multicast(upstream: upstream, createSubject: { PassthroughSubject() }).autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }

  /// Starts a connectable publisher for the first subscriber, and stops it after the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What is started and stopped.
    public let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Creates the operator.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let valve = Valve(subscriber)
      subscriber.receive(subscription: valve)
      let leave = AnyCancellable { [self] in left() }
      valve.hold(leave)
      upstream.feed(valve, value: { [weak valve] in valve?.offer($0) }) { [weak valve] in
        valve?.finish($0)
      }
      let isFirst = lock.locked {
        subscribers += 1
        return subscribers == 1
      }
      if isFirst {
        let started = upstream.connect()
        lock.locked { connection = started }
      }
    }

    private func left() {
      let ended = lock.locked { () -> (any Cancellable)? in
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        let ended = connection
        connection = nil
        return ended
      }
      ended?.cancel()
    }
  }

  /// Turns a publisher into one that starts when it is told to.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Creates the operator.
    public init(upstream: Upstream) {
      shared = Multicast(upstream: upstream, createSubject: { PassthroughSubject() })
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      shared.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension ConnectablePublisher {
  /// Starts for the first subscriber, and stops after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher {
  /// Lets several subscribers share one connection, which lasts while there is one of them.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Lets several subscribers share one connection through a subject.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Lets several subscribers share one connection through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Starts only when it is told to.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
