/// How far what is shown has come.
package enum ScreenProgress: Equatable, Sendable {
  /// Nobody knows when it will be done.
  case busy
  /// So much of it is done, from 0 to 1.
  case done(Double)

  /// The percentage, where one is known.
  package var percent: Int? {
    guard case .done(let share) = self else { return nil }
    return Int((min(max(share, 0), 1) * 100).rounded(.down))
  }
}
