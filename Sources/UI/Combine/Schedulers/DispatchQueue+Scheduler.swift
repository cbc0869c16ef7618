public import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in time.
  public struct SchedulerTimeType: Strideable, Equatable, Sendable {
    public typealias Stride = _ClockStride

    /// The point in time.
    public var dispatchTime: DispatchTime

    /// Creates a point in time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> _ClockStride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return _ClockStride(
        end >= start ? Double(end - start) / 1e9 : -(Double(start - end) / 1e9))
    }
    public func advanced(by n: _ClockStride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }
  }

  /// What can be said about a piece of work.
  public struct SchedulerOptions {
    /// How important the work is.
    public var qos: DispatchQoS
    /// How the work is carried out.
    public var flags: DispatchWorkItemFlags

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      self.qos = qos
      self.flags = flags
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: _ClockStride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(value: action)
    async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: _ClockStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(value: action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: _ClockStride, tolerance: _ClockStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(value: action)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
    source.setEventHandler { action.value() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
