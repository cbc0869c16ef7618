extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// A number that differs for different texts, but for chance (FNV-1a).
  var fingerprint: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Returns the text with the first occurrence of some words replaced, or `nil` without one.
  ///
  /// Compares bytes, which is right for words of Chinese and an order faster than Foundation.
  func replacingFirst(_ words: String, with others: String) -> String? {
    let (text, pattern) = (Array(utf8), Array(words.utf8))
    guard let first = pattern.first, text.count >= pattern.count else { return nil }
    for start in 0...(text.count - pattern.count)
    where text[start] == first && text[start..<(start + pattern.count)].elementsEqual(pattern) {
      let bytes = text[..<start] + Array(others.utf8) + text[(start + pattern.count)...]
      return String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }
}
