import SwiftUI

extension RelativeTime {
  /// The moment in words.
  var words: Text {
    switch self {
    case .justNow: Text("just now", bundle: .module)
    case .minutes(let count): Text("\(count) minutes ago", bundle: .module)
    case .today(let time): Text(verbatim: time.digits)
    case .yesterday(let time): Text("yesterday \(time.digits)", bundle: .module)
    case .thisYear(let day, let time):
      Text("month \(day.month) day \(day.day) \(time.digits)", bundle: .module)
    case .years(let year, let day):
      Text("year \(String(year)) month \(day.month) day \(day.day)", bundle: .module)
    }
  }
}

extension RelativeTime.TimeOfDay {
  /// Hour and minute with two digits each.
  fileprivate var digits: String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
