import Foundation

/// Dates in header fields, in any of the forms that servers use.
enum HTTPDate {
  /// Reads a date by the lenient rules for cookies (RFC 6265 §5.1.1), which take in those of HTTP.
  ///
  /// - Returns: `nil` when a part is missing or the day does not exist.
  static func parse(_ text: String) -> Date? {
    var time: (hour: Int, minute: Int, second: Int)?
    var day: Int?
    var month: Int?
    var year: Int?
    for token in text.utf8.split(whereSeparator: isDelimiter) {
      if time == nil, let found = parseTime(token) {
        time = found
      } else if day == nil, let found = number(token, digits: 1...2) {
        day = found
      } else if month == nil, let found = parseMonth(token) {
        month = found
      } else if year == nil, let found = number(token, digits: 2...4) {
        year = found
      }
    }
    guard let time, let day, let month, var year else { return nil }
    if (70...99).contains(year) { year += 1900 }
    if (0...69).contains(year) { year += 2000 }
    guard year >= 1601, (1...days(in: month, of: year)).contains(day), time.hour <= 23,
      time.minute <= 59, time.second <= 59
    else { return nil }
    let seconds = daysSince1970(year, month, day) * 86_400 + time.hour * 3600 + time.minute * 60
    return Date(timeIntervalSince1970: Double(seconds + time.second))
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Reads the digits that a token begins with, when there are as many as asked for.
  private static func number(_ token: Substring.UTF8View, digits: ClosedRange<Int>) -> Int? {
    let start = token.prefix { (0x30...0x39).contains($0) }
    guard digits.contains(start.count) else { return nil }
    return Int(Substring(start))
  }

  private static func parseTime(_ token: Substring.UTF8View) -> (Int, Int, Int)? {
    let fields = token.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard fields.count == 3,
      let hour = Int(Substring(fields[0])), let minute = Int(Substring(fields[1])),
      let second = number(fields[2], digits: 1...2), fields[0].count <= 2, fields[1].count <= 2,
      hour >= 0, minute >= 0
    else { return nil }
    return (hour, minute, second)
  }

  private static func parseMonth(_ token: Substring.UTF8View) -> Int? {
    let names = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    let start = String(Substring(token.prefix(3))).lowercased()
    return names.firstIndex(of: start).map { $0 + 1 }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Source: Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
