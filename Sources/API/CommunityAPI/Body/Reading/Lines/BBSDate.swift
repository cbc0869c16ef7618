import Foundation

/// Dates as the BBS writes them: `Tue Feb  1 10:30:00 2022`, in Beijing's time.
enum BBSDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let secondsAheadOfUTC = 8 * 3600

  /// Reads a date with or without day of the week; `nil` for anything else.
  static func date(_ text: some StringProtocol) -> Date? {
    let words = text.split(whereSeparator: \.isWhitespace).suffix(4)
    guard words.count == 4 else { return nil }
    let parts = Array(words)
    let clock = parts[2].split(separator: ":").compactMap { Int($0) }
    guard let month = months.firstIndex(of: String(parts[0])), let day = Int(parts[1]),
      let year = Int(parts[3]), clock.count == 3, (1...31).contains(day),
      (1970...9999).contains(year), (0...23).contains(clock[0]), (0...59).contains(clock[1]),
      (0...60).contains(clock[2])
    else { return nil }
    let days = daysSince1970(year: year, month: month + 1, day: day)
    let seconds = ((days * 24 + clock[0]) * 60 + clock[1]) * 60 + clock[2]
    return Date(timeIntervalSince1970: Double(seconds - secondsAheadOfUTC))
  }

  /// Counts days in the Gregorian calendar; years begin in March, so that the leap day comes last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
