/// A mark in brackets, such as `[b]`, `[/b]` or `[url=…]`.
struct Mark {
  /// The marks that mean something here; others stay text.
  enum Name: String, CaseIterable {
    case b, i, u, color, size, face, url, email, img, swf, mp3, map, move, fly, glow, shadow, att
    case upload, code
  }

  let name: Name
  let isClosing: Bool
  /// What stands behind the equals sign.
  let argument: Range<Int>?
  /// The whole, with its brackets.
  let range: Range<Int>

  /// The most bytes between the brackets.
  private static let lengthLimit = 2048

  /// Reads what begins at a bracket; `nil` when it is no mark.
  init?(in bytes: [UInt8], at start: Int, before end: Int) {
    var index = start + 1
    let isClosing = index < end && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    while index < end, index - nameStart < 7, bytes[index].isLetterOrDigit { index += 1 }
    guard index < end, let name = Self.name(bytes[nameStart..<index]) else { return nil }
    self.name = name
    self.isClosing = isClosing
    switch bytes[index] {
    case UInt8(ascii: "]"):
      argument = nil
      range = start..<(index + 1)
    case UInt8(ascii: "=") where !isClosing:
      let limit = min(end, index + Self.lengthLimit)
      guard let close = bytes[index..<limit].firstIndex(of: UInt8(ascii: "]")) else { return nil }
      argument = (index + 1)..<close
      range = start..<(close + 1)
    default: return nil
    }
  }

  /// Names, each as a number with a letter in every byte.
  private static let names: [UInt64: Name] = Dictionary(
    uniqueKeysWithValues: Name.allCases.map { name in
      (name.rawValue.utf8.reduce(0) { $0 << 8 | UInt64($1) }, name)
    })

  private static func name(_ bytes: ArraySlice<UInt8>) -> Name? {
    names[bytes.reduce(0) { $0 << 8 | UInt64($1.isUppercaseLetter ? $1 | 0x20 : $1) }]
  }
}

extension Emoticon {
  /// Reads what begins at a bracket, a leading zero being allowed; `nil` when it is no emoticon.
  ///
  /// - Returns: The emoticon, and how many bytes it has.
  static func read(in bytes: [UInt8], at start: Int, before end: Int) -> (Emoticon, Int)? {
    guard start + 4 < end, bytes[start + 1] | 0x20 == UInt8(ascii: "e"),
      bytes[start + 2] | 0x20 == UInt8(ascii: "m")
    else { return nil }
    var index = start + 3
    var family = Family.em
    switch bytes[index] | 0x20 {
    case UInt8(ascii: "a"): family = .ema
    case UInt8(ascii: "b"): family = .emb
    case UInt8(ascii: "c"): family = .emc
    default: index -= 1
    }
    index += 1
    var number = 0
    let digits = index
    while index < end, index - digits < 3, bytes[index].isDigit {
      number = number * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard index > digits, index < end, bytes[index] == UInt8(ascii: "]") else { return nil }
    return Emoticon(family, number).map { ($0, index + 1 - start) }
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isUppercaseLetter: Bool { (0x41...0x5A).contains(self) }
  var isLetter: Bool { isUppercaseLetter || (0x61...0x7A).contains(self) }
  var isLetterOrDigit: Bool { isLetter || isDigit }
}
