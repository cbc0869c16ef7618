extension Publishers {
  /// Hands a value on when no other has come for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long it has to be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// When and where values are handed on.
    public let scheduler: Context

    /// Creates the operator.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let valve = Valve(subscriber)
      subscriber.receive(subscription: valve)
      let newest = Ticket()
      upstream.feed(
        valve,
        value: { [weak valve] value in
          let ticket = newest.draw()
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
            if newest.isLast(ticket) { valve?.offer(value) }
          }
        },
        end: { [weak valve] completion in
          _ = newest.draw()
          scheduler.schedule { valve?.finish(completion) }
        })
    }
  }

  /// Hands on one value of each stretch of time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long a stretch is.
    public let interval: Context.SchedulerTimeType.Stride
    /// When and where values are handed on.
    public let scheduler: Context
    /// Whether the last value of a stretch is handed on rather than the first.
    public let latest: Bool

    /// Creates the operator.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let valve = Valve(subscriber)
      subscriber.receive(subscription: valve)
      let gate = Gate<Output, Context.SchedulerTimeType>(interval: interval, latest: latest)
      upstream.feed(
        valve,
        value: { [weak valve] value in
          guard let due = gate.take(value, now: scheduler.now) else { return }
          scheduler.schedule(after: due) { gate.open(at: due).map { valve?.offer($0) } }
        },
        end: { [weak valve] completion in
          scheduler.schedule {
            gate.open(at: scheduler.now).map { valve?.offer($0) }
            valve?.finish(completion)
          }
        })
    }
  }

  /// Hands everything on later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// When and where values are handed on.
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let valve = Valve(subscriber)
      subscriber.receive(subscription: valve)
      func later(_ work: @escaping () -> Void) {
        scheduler.schedule(after: scheduler.now.advanced(by: interval), work)
      }
      upstream.feed(
        valve, value: { [weak valve] value in later { valve?.offer(value) } },
        end: { [weak valve] completion in
          if case .failure = completion { return valve?.finish(completion) ?? () }
          later { valve?.finish(completion) }
        })
    }
  }
}

/// Numbers of which only the last drawn counts.
private final class Ticket {
  private let lock = Lock()
  private var last = 0

  func draw() -> Int {
    lock.locked {
      last += 1
      return last
    }
  }

  func isLast(_ number: Int) -> Bool { lock.locked { number == last } }
}

/// Lets one value of each stretch of time through.
private final class Gate<Value, Time: Strideable> {
  private let lock = Lock()
  private let interval: Time.Stride
  private let latest: Bool
  private var value: Value?
  private var nextOpening: Time?

  init(interval: Time.Stride, latest: Bool) {
    self.interval = interval
    self.latest = latest
  }

  /// Takes a value.
  ///
  /// - Returns: When the gate has to be opened for it; `nil` if that is arranged already.
  func take(_ new: Value, now: Time) -> Time? {
    lock.locked {
      if value != nil {
        if latest { value = new }
        return nil
      }
      value = new
      return nextOpening.map { $0 > now ? $0 : now } ?? now
    }
  }

  func open(at time: Time) -> Value? {
    lock.locked {
      let passing = value
      value = nil
      nextOpening = time.advanced(by: interval)
      return passing
    }
  }
}

extension Publisher {
  /// Hands a value on when no other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }

  /// Hands on the first or the last value of each stretch of time.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Hands everything on later; a failure at once.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
  }
}
