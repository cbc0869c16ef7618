import Foundation

/// Between which dates one can be chosen.
struct DateBounds: Hashable, Sendable {
  var earliest: Date?
  var latest: Date?

  init(earliest: Date? = nil, latest: Date? = nil) {
    self.earliest = earliest
    self.latest = latest
  }

  init(_ range: ClosedRange<Date>) {
    self.init(earliest: range.lowerBound, latest: range.upperBound)
  }

  init(_ range: PartialRangeFrom<Date>) { self.init(earliest: range.lowerBound) }
  init(_ range: PartialRangeThrough<Date>) { self.init(latest: range.upperBound) }

  /// The nearest date that can be chosen.
  func clamp(_ date: Date) -> Date {
    var date = date
    if let earliest { date = max(date, earliest) }
    if let latest { date = min(date, latest) }
    return date
  }

  /// Whether some moment of a day can be chosen.
  func allowsDay(of date: Date, in calendar: Calendar) -> Bool {
    if let earliest, calendar.compare(date, to: earliest, toGranularity: .day) == .orderedAscending
    {
      return false
    }
    if let latest, calendar.compare(date, to: latest, toGranularity: .day) == .orderedDescending {
      return false
    }
    return true
  }
}
