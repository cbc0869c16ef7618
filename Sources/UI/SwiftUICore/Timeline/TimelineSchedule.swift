public import Foundation

/// Says at which times something is to be shown anew.
public protocol TimelineSchedule {
  /// The type of the times, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often times may come.
  typealias Mode = TimelineScheduleMode

  /// The times from a start on; the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the times of a schedule may come.
@frozen public nonisolated enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule likes.
  case normal
  /// Seldom, because the device saves power or shows no motion.
  case lowFrequency
}

/// A schedule of times at equal distances.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule from a time on.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(coming: start + passed * interval, interval: interval)
  }

  /// Times at equal distances, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var coming: Date
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { coming += interval }
      return coming
    }
  }
}

/// A schedule of full minutes.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSince1970 / 60).rounded(.down) * 60
    return Entries(coming: Date(timeIntervalSince1970: minute))
  }

  /// Full minutes, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var coming: Date

    public mutating func next() -> Date? {
      defer { coming += 60 }
      return coming
    }
  }
}

/// A schedule of given times.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of times in order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of the pictures of an animation.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval
  private let paused: Bool

  /// Creates a schedule; without an interval it goes as fast as pictures are shown.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 1 / 60
    self.paused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(coming: paused || mode == .lowFrequency ? nil : start, interval: minimumInterval)
  }

  /// Times at equal distances, without an end, or none.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var coming: Date?
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { coming = coming.map { $0 + interval } }
      return coming
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Times at equal distances, in seconds, from a time on.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Full minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The pictures of an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The pictures of an animation, at most so often.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given times, in order.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
