/// A control sequence of a terminal: a colour, or something that moves the cursor.
struct TerminalCode {
  /// How many bytes it has.
  let length: Int
  /// The numbers of a colour sequence, at least one; none for any other sequence.
  let styles: [Int]

  /// Reads what begins at a byte: ESC, a carriage return in its place, or `[` where it was lost.
  ///
  /// Without ESC only colours count, since words in brackets look like the rest; and `[m` counts
  /// only where a colour is to end and no mark such as `[mp3=` begins.
  ///
  /// - Returns: `nil` when no sequence begins there. An ESC alone is a sequence of its own.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int, isStyled: Bool) {
    let hasEscape = bytes[start] == 0x1B
    let bracket = bytes[start] == UInt8(ascii: "[") ? start : start + 1
    guard bracket < bytes.count, bytes[bracket] == UInt8(ascii: "[") else {
      guard hasEscape else { return nil }
      length = 1
      styles = []
      return
    }
    var end = bracket + 1
    while end < bytes.count, (0x30...0x3F).contains(bytes[end]) { end += 1 }
    let parameters = bytes[(bracket + 1)..<end]
    guard end < bytes.count, bytes[end] == UInt8(ascii: "m") else {
      guard hasEscape else { return nil }
      length = Self.end(of: bytes, from: end) - start
      styles = []
      return
    }
    guard let styles = Self.numbers(parameters) else { return nil }
    if bracket == start {
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      guard next != UInt8(ascii: "]") else { return nil }
      if parameters.isEmpty, !isStyled || Self.isMark(bytes, from: end + 1) { return nil }
    }
    self.length = end + 1 - start
    self.styles = styles
  }

  /// Returns where a sequence other than a colour ends; it is never longer than 16 bytes.
  private static func end(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, end < start + 16, (0x20...0x2F).contains(bytes[end]) { end += 1 }
    return end < bytes.count && (0x40...0x7E).contains(bytes[end]) ? end + 1 : end
  }

  /// Reads numbers between semicolons, an absent one being 0; `nil` for anything else.
  private static func numbers(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Int]? {
    var numbers = [0]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"): numbers.append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
        guard number < 1000 else { return nil }
        numbers[numbers.count - 1] = number
      default: return nil
      }
    }
    return numbers
  }

  /// Whether letters and digits from a place on end with what ends the name of a mark.
  private static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var end = start
    while end < bytes.count, end < start + 16, bytes[end].isLetterOrDigit { end += 1 }
    return end < bytes.count && (bytes[end] == UInt8(ascii: "]") || bytes[end] == UInt8(ascii: "="))
  }
}
