import Foundation

/// Turns ages into dates so that few things happen while Beijing sleeps.
///
/// An age is counted in seconds of activity before `now`: a day has 86,400 of them, but the hours
/// of the evening hold more than those of the night. A greater age is never a later date.
struct RhythmClock: Sendable {
  /// The age up to which seconds are the clock's own, so that «just now» is just now.
  static let plainAge = 600.0

  private static let day = 86_400.0
  private static let beijing = 8 * 3_600.0
  /// How busy each hour of the day is in Beijing.
  private static let hourWeights: [Double] = [
    0.9, 0.45, 0.2, 0.08, 0.06, 0.1, 0.25, 0.55, 0.95, 1.35, 1.5, 1.45,
    1.3, 1.25, 1.3, 1.4, 1.4, 1.25, 1.05, 1.25, 1.5, 1.7, 1.75, 1.35,
  ]
  /// The share of a day's activity that has passed when each hour begins, and 1.
  private static let passed: [Double] = {
    let total = hourWeights.reduce(0, +)
    var sums = [0.0]
    for weight in hourWeights { sums.append(sums[sums.count - 1] + weight / total) }
    sums[sums.count - 1] = 1
    return sums
  }()

  private let now: Double
  private let activityAtPlainAge: Double

  init(now: Date) {
    self.now = now.timeIntervalSince1970.rounded(.down)
    activityAtPlainAge = Self.activity(at: self.now - Self.plainAge)
  }

  /// Returns the whole second that was `age` seconds of activity ago.
  func date(age: Double) -> Date {
    guard age > Self.plainAge else {
      return Date(timeIntervalSince1970: (now - max(age, 0)).rounded(.down))
    }
    let activity = activityAtPlainAge - (age - Self.plainAge)
    return Date(timeIntervalSince1970: Self.time(ofActivity: activity).rounded(.down))
  }

  private static func activity(at time: Double) -> Double {
    let local = time + beijing
    let midnight = (local / day).rounded(.down)
    let hours = (local - midnight * day) / 3_600
    let hour = min(Int(hours), 23)
    let share = passed[hour] + (passed[hour + 1] - passed[hour]) * (hours - Double(hour))
    return (midnight + share) * day
  }

  private static func time(ofActivity activity: Double) -> Double {
    let midnight = (activity / day).rounded(.down)
    let share = activity / day - midnight
    let hour = min((passed.firstIndex { $0 > share } ?? 24) - 1, 23)
    let part = (share - passed[hour]) / (passed[hour + 1] - passed[hour])
    return midnight * day + (Double(hour) + part) * 3_600 - beijing
  }
}
