/// Writes dates as the board's own text files do: `Fri Jan  5 10:00:00 2024`, in Beijing time.
enum BoardDate {
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func text(secondsSince1970 seconds: Int) -> String {
    let local = seconds + 8 * 3_600
    let (days, second) = (local / 86_400, local % 86_400)
    let (year, month, day) = date(daysSince1970: days)
    let clock = [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let padded = day < 10 ? " \(day)" : "\(day)"
    return
      "\(weekdays[days % 7]) \(months[month - 1]) \(padded) \(clock.joined(separator: ":")) \(year)"
  }

  /// Counts days from 1 March of year 0 (Hinnant, "chrono-compatible low-level date algorithms").
  private static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
