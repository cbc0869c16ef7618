/// An address that stands in the text without any mark.
enum BareAddress {
  private static let schemes = ["http", "https", "ftp", "rtsp", "mms"].map { Array($0.utf8) }
  private static let www = Array("www".utf8)

  /// Tells at a glance whether an address may be around a `:` or a `.`.
  static func mayStand(in bytes: [UInt8], around place: Int, within line: Range<Int>) -> Bool {
    if bytes[place] == UInt8(ascii: ":") {
      return place + 1 < line.upperBound && bytes[place + 1] == UInt8(ascii: "/")
    }
    return place > line.lowerBound && bytes[place - 1] | 0x20 == UInt8(ascii: "w")
  }

  /// Finds the address whose colon or first dot is at a place.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - place: Where a `:` or a `.` stands.
  ///   - line: What may belong to the address.
  /// - Returns: The address from its first letter on, in ASCII, without the punctuation of the
  ///   sentence around it; `nil` when there is none.
  static func range(in bytes: [UInt8], around place: Int, within line: Range<Int>) -> Range<Int>? {
    let start: Int
    let hostStart: Int
    if bytes[place] == UInt8(ascii: ":") {
      guard place + 2 < line.upperBound, bytes[place + 1] == UInt8(ascii: "/"),
        bytes[place + 2] == UInt8(ascii: "/"),
        let scheme = schemes.first(where: {
          ends(bytes, with: $0, at: place, from: line.lowerBound)
        })
      else { return nil }
      start = place - scheme.count
      hostStart = place + 3
    } else {
      guard ends(bytes, with: www, at: place, from: line.lowerBound) else { return nil }
      start = place - www.count
      hostStart = place + 1
    }
    let end = end(of: bytes, from: hostStart, before: line.upperBound)
    guard end > hostStart, bytes[hostStart].isLetterOrDigit else { return nil }
    return start..<end
  }

  /// Whether a word, in letters of either case and no part of a longer one, ends at a place.
  private static func ends(_ bytes: [UInt8], with word: [UInt8], at end: Int, from first: Int)
    -> Bool
  {
    let start = end - word.count
    guard start >= first, start == first || !isWordPart(bytes[start - 1]) else { return false }
    return zip(bytes[start..<end], word).allSatisfy { $0 | 0x20 == $1 }
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "@")
  }

  private static let signs = Set("-._~:/?#@!$&'()*+,;=%".utf8)
  private static let sentenceSigns = Set(".,;:!?'*".utf8)

  private static func end(of bytes: [UInt8], from start: Int, before limit: Int) -> Int {
    var end = start
    var openCount = 0
    while end < limit, bytes[end].isLetterOrDigit || signs.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: "(") { openCount += 1 }
      if bytes[end] == UInt8(ascii: ")") {
        if openCount == 0 { break }
        openCount -= 1
      }
      end += 1
    }
    while end > start, sentenceSigns.contains(bytes[end - 1]) { end -= 1 }
    return end
  }
}

/// A member called by name: `@alice01`.
enum Mention {
  /// Reads what begins at an `@`: a letter, then at most eleven letters and digits.
  ///
  /// - Returns: The name's range; `nil` for the middle of an e-mail address and for other words.
  static func name(in bytes: [UInt8], at place: Int, within line: Range<Int>) -> Range<Int>? {
    if place > line.lowerBound {
      let before = bytes[place - 1]
      if before.isLetterOrDigit || [0x2E, 0x5F, 0x2D, 0x40, 0x2F].contains(before) { return nil }
    }
    let start = place + 1
    var end = start
    while end < line.upperBound, bytes[end].isLetterOrDigit { end += 1 }
    guard (2...12).contains(end - start), bytes[start].isLetter else { return nil }
    guard end < line.upperBound else { return start..<end }
    if [UInt8(ascii: "@"), UInt8(ascii: "_")].contains(bytes[end]) { return nil }
    let next = end + 1 < line.upperBound ? bytes[end + 1] : 0
    if bytes[end] == UInt8(ascii: "."), next.isLetterOrDigit { return nil }
    if bytes[end] == UInt8(ascii: ":"), next == UInt8(ascii: "/") { return nil }
    return start..<end
  }
}
