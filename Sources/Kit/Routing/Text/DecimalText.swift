/// The decimal numbers that may stand in a URL.
enum DecimalText {
  /// Whether the text is digits without leading zeros, after at most a minus sign.
  static func isWhole(_ text: String) -> Bool {
    let bytes = text.utf8
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    guard let first = digits.first else { return false }
    return digits.allSatisfy(isDigit) && (first != UInt8(ascii: "0") || digits.count == 1)
  }

  /// Whether the text is a whole number, or one followed by a point and digits.
  static func isFraction(_ text: String) -> Bool {
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return isWhole(text) }
    let fraction = text.utf8[text.utf8.index(after: point)...]
    return isWhole(String(text[..<point])) && !fraction.isEmpty && fraction.allSatisfy(isDigit)
  }

  /// Rewrites the shortest description of a number without its exponent.
  static func plain(_ description: String) -> String {
    let halves = description.split(separator: "e")
    guard halves.count == 2, let exponent = Int(halves[1]) else { return description }
    let sign = halves[0].hasPrefix("-") ? "-" : ""
    let number = halves[0].drop { $0 == "-" }.split(separator: ".")
    let fraction = number.count == 2 && number[1] != "0" ? String(number[1]) : ""
    let digits = String(number[0]) + fraction
    let point = number[0].count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    guard point < digits.count else {
      return sign + digits + String(repeating: "0", count: point - digits.count) + ".0"
    }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
