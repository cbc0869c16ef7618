package import Foundation

/// How long ago something was, as the pieces of a phrase that a view puts into words.
package enum RelativeTime: Hashable, Sendable {
  /// Less than a minute ago, or a little in the future where two clocks disagree.
  case justNow
  /// Less than an hour ago, at least one minute.
  case minutes(Int)
  case today(TimeOfDay)
  case yesterday(TimeOfDay)
  /// Another day of the current year.
  case thisYear(DayOfYear, TimeOfDay)
  /// A day of another year.
  case years(year: Int, DayOfYear)

  /// A time as a clock shows it.
  package struct TimeOfDay: Hashable, Sendable {
    package let hour: Int
    package let minute: Int

    package init(hour: Int, minute: Int) {
      self.hour = hour
      self.minute = minute
    }
  }

  /// A month from 1 and a day from 1.
  package struct DayOfYear: Hashable, Sendable {
    package let month: Int
    package let day: Int

    package init(month: Int, day: Int) {
      self.month = month
      self.day = day
    }
  }

  /// Compares a moment with now.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - now: The present.
  ///   - calendar: Says where days and years begin; its time zone is the reader's.
  package init(_ date: Date, now: Date, calendar: Calendar) {
    let seconds = now.timeIntervalSince(date)
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let time = TimeOfDay(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    let day = DayOfYear(month: parts.month ?? 1, day: parts.day ?? 1)
    if abs(seconds) < 60 {
      self = .justNow
    } else if (60..<3600).contains(seconds) {
      self = .minutes(Int(seconds / 60))
    } else if calendar.isDate(date, inSameDayAs: now) {
      self = .today(time)
    } else if let before = calendar.date(byAdding: .day, value: -1, to: now),
      calendar.isDate(date, inSameDayAs: before)
    {
      self = .yesterday(time)
    } else if calendar.isDate(date, equalTo: now, toGranularity: .year) {
      self = .thisYear(day, time)
    } else {
      self = .years(year: parts.year ?? 0, day)
    }
  }
}
