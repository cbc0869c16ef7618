/// The 128-bit name of one thing in the community; 32 lower-case hexadecimal digits on the wire.
package struct EntityID: Hashable, Sendable {
  /// The first 16 digits.
  package let high: UInt64
  /// The last 16 digits.
  package let low: UInt64

  /// Makes an identifier of its two halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Makes an identifier that no other call has made, but for chance.
  package init(using generator: inout some RandomNumberGenerator) {
    self.init(high: generator.next(), low: generator.next())
  }

  /// Reads 32 hexadecimal digits of either case; anything else is `nil`.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, text.utf8.allSatisfy(\.isHexadecimalDigit),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}

extension EntityID: CustomStringConvertible {
  package var description: String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for index in 0..<16 {
        digits[index] = high.hexadecimalDigit(index)
        digits[index + 16] = low.hexadecimalDigit(index)
      }
      return 32
    }
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension UInt64 {
  /// The digit at a place counted from the left, from 0 to 15.
  fileprivate func hexadecimalDigit(_ index: Int) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: self >> UInt64(60 - 4 * index)) & 15
    return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
