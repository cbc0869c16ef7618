public import Foundation
import FoundationCompat

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far it is from now, in two units: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// How far it is from now and in which direction: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// How far it is from now, as a clock shows it.
    public static let timer = DateStyle(kind: .timer)
  }

  private init(_ object: some TemplateObject) { self.init(.object(TemplateBox(object: object))) }

  /// Shows a date; what depends on the time of day goes on by itself.
  public init(_ date: Date, style: DateStyle) { self.init(DateText(date: date, style: style)) }

  /// Shows a range of dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(DateRangeText(start: dates.lowerBound, end: dates.upperBound))
  }

  /// Shows an interval between dates.
  public init(_ interval: DateInterval) {
    self.init(DateRangeText(start: interval.start, end: interval.end))
  }

  /// Shows a clock that runs through a range of dates.
  ///
  /// - Parameters:
  ///   - timerInterval: When it starts and when it ends.
  ///   - pauseTime: When it stops before that.
  ///   - countsDown: Whether it shows the time that is left; otherwise the time that has passed.
  ///   - showsHours: Whether hours are shown apart from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TimerText(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts in a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(DateText(date: date, style: style))
  }

  /// Puts in a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(DateRangeText(start: dates.lowerBound, end: dates.upperBound))
  }

  /// Puts in an interval between dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(DateRangeText(start: interval.start, end: interval.end))
  }

  /// Puts in a clock that runs through a range of dates.
  ///
  /// - Parameters:
  ///   - timerInterval: When it starts and when it ends.
  ///   - pauseTime: When it stops before that.
  ///   - countsDown: Whether it shows the time that is left; otherwise the time that has passed.
  ///   - showsHours: Whether hours are shown apart from minutes.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      TimerText(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
