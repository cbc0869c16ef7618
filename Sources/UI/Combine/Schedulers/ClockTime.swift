public import Foundation

/// A length of time of the schedulers of Foundation and Dispatch.
///
/// It is the `Stride` of all of them, so that it is written once.
public struct _ClockStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Codable, Hashable, Sendable
{
  /// The length in seconds.
  public var timeInterval: TimeInterval

  /// Creates a length of seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  public init(floatLiteral value: Double) { self.init(value) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    self.init(value)
  }

  public var magnitude: TimeInterval { abs(timeInterval) }

  public static func < (left: Self, right: Self) -> Bool {
    left.timeInterval < right.timeInterval
  }
  public static func + (left: Self, right: Self) -> Self {
    Self(left.timeInterval + right.timeInterval)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(left.timeInterval - right.timeInterval)
  }
  public static func * (left: Self, right: Self) -> Self {
    Self(left.timeInterval * right.timeInterval)
  }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1_000) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1_000_000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1_000_000_000) }
}

extension RunLoop: Scheduler {
  /// A point in time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public typealias Stride = _ClockStride

    /// The point in time.
    public var date: Date

    /// Creates a point in time.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerTimeType) -> _ClockStride {
      _ClockStride(other.date.timeIntervalSince(date))
    }
    public func advanced(by n: _ClockStride) -> SchedulerTimeType {
      SchedulerTimeType(date + n.timeInterval)
    }
  }

  /// Nothing can be said about a piece of work yet.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: _ClockStride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(value: action)
    perform { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: _ClockStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(value: action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: _ClockStride, tolerance: _ClockStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(value: action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action.value()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}
