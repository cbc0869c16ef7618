package import Foundation

/// How old something is, in the one unit that people would say.
package enum Age: Hashable, Sendable {
  case moments
  case minutes(Int)
  case hours(Int)
  case days(Int)

  /// Measures from a moment until now; a moment in the future is no age.
  package init(since date: Date, now: Date) {
    let minutes = Int(max(0, now.timeIntervalSince(date)) / 60)
    switch minutes {
    case 0: self = .moments
    case ..<60: self = .minutes(minutes)
    case ..<(48 * 60): self = .hours(minutes / 60)
    default: self = .days(minutes / (24 * 60))
    }
  }
}
