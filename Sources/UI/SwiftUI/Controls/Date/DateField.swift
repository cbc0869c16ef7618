import Foundation

/// A part of a date that is chosen by itself.
enum DateField: Hashable, Sendable {
  case year, month, day, hour, minute

  /// The parts of a day in the order in which a language writes them.
  static func ofDay(in locale: Locale) -> [DateField] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? ""
    var fields: [DateField] = []
    for character in format {
      let field: DateField? =
        switch character {
        case "y", "U", "r": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let field, !fields.contains(field) { fields.append(field) }
    }
    return fields.count == 3 ? fields : [.year, .month, .day]
  }

  private var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    }
  }

  func value(of date: Date, in calendar: Calendar) -> Int {
    calendar.component(component, from: date)
  }

  /// The values that can be chosen, whatever the bounds say of a whole date.
  func values(around date: Date, within bounds: DateBounds, in calendar: Calendar) -> Range<Int> {
    switch self {
    case .year:
      let year = value(of: date, in: calendar)
      let first = bounds.earliest.map { value(of: $0, in: calendar) } ?? year - 100
      let last = bounds.latest.map { value(of: $0, in: calendar) } ?? year + 100
      return min(first, year)..<max(last, year) + 1
    case .month: return calendar.range(of: .month, in: .year, for: date) ?? 1..<13
    case .day: return calendar.range(of: .day, in: .month, for: date) ?? 1..<32
    case .hour: return 0..<24
    case .minute: return 0..<60
    }
  }

  /// The date with another value of this part; a day that the month hasn't becomes its last one.
  func setting(_ value: Int, of date: Date, in calendar: Calendar) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    parts.setValue(value, for: component)
    if self == .year || self == .month {
      let day = parts.day
      parts.day = 1
      let first = calendar.date(from: parts) ?? date
      let days = calendar.range(of: .day, in: .month, for: first) ?? 1..<32
      parts.day = day.map { min($0, days.upperBound - 1) }
    }
    return calendar.date(from: parts) ?? date
  }

  /// A value in words.
  func name(of value: Int, in calendar: Calendar) -> String {
    switch self {
    case .month:
      let names = calendar.shortMonthSymbols
      return names.indices.contains(value - 1) ? names[value - 1] : "\(value)"
    case .hour, .minute: return value < 10 ? "0\(value)" : "\(value)"
    case .year, .day: return "\(value)"
    }
  }
}
