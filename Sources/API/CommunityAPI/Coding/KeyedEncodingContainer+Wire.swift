import Foundation

/// Fields as the site writes them.
extension KeyedEncodingContainer {
  /// Writes milliseconds since 1970; nothing when there is no time.
  mutating func encodeIfPresent(time: Date?, forKey key: Key) throws {
    try encodeIfPresent(time?.wireMilliseconds, forKey: key)
  }

  /// Writes milliseconds since 1970, 0 when there is no time.
  mutating func encode(time: Date?, forKey key: Key) throws {
    try encode(time?.wireMilliseconds ?? 0, forKey: key)
  }

  /// Writes 1 or 0.
  mutating func encode(number flag: Bool, forKey key: Key) throws {
    try encode(flag ? 1 : 0, forKey: key)
  }

  /// Writes 1 or 0; nothing when there is neither.
  mutating func encodeIfPresent(number flag: Bool?, forKey key: Key) throws {
    try encodeIfPresent(flag.map { $0 ? 1 : 0 }, forKey: key)
  }
}

extension Date {
  /// The milliseconds since 1970 that count as a time: to the end of the year 9999, and as far back.
  static let wireRange = -253_402_300_799_999...253_402_300_799_999

  /// Milliseconds since 1970, the nearest that counts as a time.
  fileprivate var wireMilliseconds: Int {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    guard let exact = Int(exactly: milliseconds) else {
      return milliseconds < 0 ? Self.wireRange.lowerBound : Self.wireRange.upperBound
    }
    return min(max(exact, Self.wireRange.lowerBound), Self.wireRange.upperBound)
  }
}
