/// Bytes of JSON's scalars and marks, appended one after another.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []

  mutating func mark(_ character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  mutating func literal(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func number(_ value: some BinaryInteger) { bytes.append(contentsOf: String(value).utf8) }

  mutating func fraction(_ value: Double) { bytes.append(contentsOf: "\(value)".utf8) }

  mutating func string(_ text: String) {
    var text = text
    mark("\"")
    text.withUTF8 { appendEscaped($0) }
    mark("\"")
  }

  /// Appends runs of plain bytes at once, and the few that JSON wants escaped one by one.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where Self.isSpecial(text[index]) {
      bytes.append(contentsOf: text[start..<index])
      start = index + 1
      appendEscape(text[index])
    }
    bytes.append(contentsOf: text[start...])
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): literal("\\n")
    case UInt8(ascii: "\r"): literal("\\r")
    case UInt8(ascii: "\t"): literal("\\t")
    case UInt8(ascii: "\""): literal("\\\"")
    case UInt8(ascii: "\\"): literal("\\\\")
    default:
      literal("\\u00")
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
