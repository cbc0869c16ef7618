/// Cuts UTF-8 text into the tokens of a search, one at a time.
///
/// Each ideograph, kana, Hangul syllable and symbol is a token of its own, so that a run of any
/// length is found inside any other; letters and digits are joined to words. Between two
/// characters that space or punctuation parts stands a token for the gap, or else 好，人 would be
/// found by 好人.
struct FullTextScanner {
  /// What sort of token the scanner stands at.
  enum Kind {
    case word, character, gap
  }

  /// The token for a gap: U+241E, which as a symbol is a token of its own wherever it stands.
  static let gap: [UInt8] = [0xE2, 0x90, 0x9E]
  /// Words are cut after this many bytes, in texts and in queries alike.
  static let wordLimit = 128

  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var sawSeparator = false
  private(set) var kind = Kind.gap
  /// The token as it is compared.
  private(set) var token: [UInt8] = []
  /// Where the token lies in the text, in bytes.
  private(set) var range = 0..<0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Goes to the next token.
  ///
  /// - Returns: Whether there is one.
  mutating func advance() -> Bool {
    while position < text.count {
      let (scalar, length) = scalar(at: position)
      switch ScalarClass(scalar) {
      case .separator:
        sawSeparator = true
        position += length
      case .ignorable:
        position += length
      case .word:
        readWord()
        return true
      case .character:
        if sawSeparator, kind == .character {
          sawSeparator = false
          kind = .gap
          token = Self.gap
          range = range.upperBound..<position
        } else {
          readCharacter(scalar, length)
        }
        return true
      }
    }
    return false
  }

  private mutating func readWord() {
    let start = position
    var end = position
    token.removeAll(keepingCapacity: true)
    loop: while position < text.count {
      let (scalar, length) = scalar(at: position)
      switch ScalarClass(scalar) {
      case .word:
        let size = token.count
        if size < Self.wordLimit { ScalarFolding.append(scalar, to: &token) }
        if token.count > Self.wordLimit { token.removeLast(token.count - size) }
        end = position + length
      case .ignorable: end = position + length
      case .character, .separator: break loop
      }
      position += length
    }
    kind = .word
    sawSeparator = false
    range = start..<end
  }

  private mutating func readCharacter(_ first: Unicode.Scalar, _ length: Int) {
    let start = position
    position += length
    var scalar = first
    if ScalarComposition.mayCompose(first) {
      while position < text.count {
        let (mark, length) = self.scalar(at: position)
        guard let joined = ScalarComposition.join(scalar, mark) else { break }
        scalar = joined
        position += length
      }
    }
    token.removeAll(keepingCapacity: true)
    ScalarFolding.append(scalar, to: &token)
    kind = .character
    sawSeparator = false
    range = start..<position
  }

  /// Decodes one character; a byte that is not UTF-8 counts as U+FFFD.
  private func scalar(at start: Int) -> (Unicode.Scalar, Int) {
    let first = text[start]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard (0xC2...0xF4).contains(first), start + length <= text.count else {
      return ("\u{FFFD}", 1)
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in text[start + 1..<start + length] {
      guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = length == 4 ? 0x1_0000 : length == 3 ? 0x800 : 0x80
    guard value >= least, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }
}
