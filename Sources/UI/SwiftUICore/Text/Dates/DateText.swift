import Foundation
import FoundationCompat

/// A date in a text, in one of the styles.
nonisolated struct DateText: LiveTemplateObject {
  let date: Date
  let style: Text.DateStyle

  func string(in context: FormatContext) -> String {
    switch style.kind {
    case .time: dateFormat(.omitted, .shortened, context).format(date)
    case .date: dateFormat(.long, .omitted, context).format(date)
    case .relative: span(2, context).string(in: context.locale)
    case .offset: (date < context.now ? "-" : "+") + span(1, context).string(in: context.locale)
    case .timer: Clockface.text(of: abs(wholeSeconds(from: context.now)), showsHours: true)
    }
  }

  func nextChange(in context: FormatContext) -> Date? {
    let unit: Double
    switch style.kind {
    case .time, .date: return nil
    case .timer: unit = 1
    case .relative: unit = Self.step(below: span(2, context).unit)
    case .offset: unit = Self.step(at: span(1, context).unit)
    }
    return context.now.addingTimeInterval(Self.wait(until: date, from: context.now, step: unit))
  }

  /// How long it takes until the number of whole steps between two dates is another one.
  private static func wait(until date: Date, from now: Date, step: Double) -> Double {
    let distance = date.timeIntervalSince(now)
    let rest = abs(distance).truncatingRemainder(dividingBy: step)
    // A little later than exactly then, so that rounding cannot show the old number.
    return (distance > 0 && rest > 0 ? rest : step - (distance > 0 ? 0 : rest)) + 0.001
  }

  private static func step(at unit: TimeSpan.Unit) -> Double {
    switch unit {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day, .month, .year: 86400
    }
  }

  /// The step at which the unit below the longest one counts.
  private static func step(below unit: TimeSpan.Unit) -> Double {
    switch unit {
    case .second, .minute: 1
    case .hour: 60
    case .day: 3600
    case .month, .year: 86400
    }
  }

  private func span(_ limit: Int, _ context: FormatContext) -> TimeSpan {
    TimeSpan(
      from: min(date, context.now), to: max(date, context.now), calendar: context.datesCalendar,
      limit: limit)
  }

  private func wholeSeconds(from now: Date) -> Double {
    date.timeIntervalSince(now).rounded(.towardZero)
  }
}

/// A range of dates in a text.
nonisolated struct DateRangeText: TemplateObject {
  let start: Date
  let end: Date

  func string(in context: FormatContext) -> String {
    let isOneDay = context.datesCalendar.isDate(start, inSameDayAs: end)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: context.locale,
      calendar: context.datesCalendar, timeZone: context.timeZone)
    return style.format(start..<end)
  }
}

/// A clock that runs through a range of dates.
nonisolated struct TimerText: LiveTemplateObject {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in context: FormatContext) -> String {
    let time = time(at: context.now)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
    return Clockface.text(
      of: seconds.rounded(countsDown ? .up : .down), showsHours: showsHours)
  }

  func nextChange(in context: FormatContext) -> Date? {
    let now = context.now
    let end = min(pauseTime ?? interval.upperBound, interval.upperBound)
    guard now < end else { return nil }
    guard now >= interval.lowerBound else { return interval.lowerBound }
    let edge = countsDown ? interval.upperBound : interval.lowerBound
    let rest = now.timeIntervalSince(edge).truncatingRemainder(dividingBy: 1)
    return now.addingTimeInterval((rest < 0 ? -rest : 1 - rest) + 0.001)
  }

  private func time(at now: Date) -> Date {
    min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
  }
}

/// Seconds as a clock shows them.
nonisolated enum Clockface {
  /// `1:02:03`, or `2:03` below an hour; without hours the minutes go beyond 59.
  static func text(of seconds: Double, showsHours: Bool) -> String {
    let seconds = Duration.seconds(max(Int64(exactly: seconds) ?? 0, 0))
    return showsHours && seconds >= .seconds(3600)
      ? seconds.formatted(.time(pattern: .hourMinuteSecond))
      : seconds.formatted(.time(pattern: .minuteSecond))
  }
}

/// The format of a date in the customs of a context.
nonisolated private func dateFormat(
  _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ context: FormatContext
) -> Date.FormatStyle {
  Date.FormatStyle(
    date: date, time: time, locale: context.locale, calendar: context.datesCalendar,
    timeZone: context.timeZone)
}
