/// Spans of age, in seconds.
enum Age {
  static let minute = 60.0
  static let hour = 3_600.0
  static let day = 86_400.0
  static let year = 365.25 * day
  /// No topic is older.
  static let oldestTopic = 15 * year
  /// No account is older.
  static let oldestAccount = 22 * year
}
