/// What a character is to a search.
enum ScalarClass {
  /// A part of a word: letters and digits of alphabetic scripts.
  case word
  /// A token of its own: ideographs, kana, Hangul syllables, emoji and other symbols.
  case character
  /// Nothing by itself: accents, variation selectors, joiners, skin tones.
  case ignorable
  /// Space and punctuation.
  case separator

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .word
    case 0...0x7F: self = .separator
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0xAC00...0xD7A3, 0x2_0000...0x3_FFFD: self = .character
    default: self = Self.rarer(scalar)
    }
  }

  private static func rarer(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    // Iteration marks, ideographic zero and numerals; the rest of the block is punctuation.
    case 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3038...0x303C: .character
    case 0x3000...0x303F: .separator
    // What stands for bytes that are no text.
    case 0xFFFC, 0xFFFD: .separator
    // The middle dot parts words; voicing marks belong to the kana before them.
    case 0x30FB, 0xFF65, 0x309B, 0x309C: .separator
    case 0x3099, 0x309A, 0xFF9E, 0xFF9F: .ignorable
    // Kana, bopomofo, Hangul letters, radicals, compatibility ideographs, half-width kana.
    case 0x3041...0x318F, 0x31A0...0x31FF, 0xFF66...0xFFDC, 0x2E80...0x2FDF, 0xF900...0xFAFF,
      0x1100...0x11FF:
      .character
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F,
      0xFE20...0xFE2F, 0x1_F3FB...0x1_F3FF, 0xE_0000...0xE_01EF:
      .ignorable
    default: byCategory(scalar)
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      .word
    case .otherNumber:
      // Raised digits and fractions are parts of words; circled ones stand alone.
      scalar.value < 0x2460 ? .word : .character
    // What is not assigned yet is an emoji or an ideograph to a newer system.
    case .otherSymbol, .unassigned: .character
    case .format: .ignorable
    default: .separator
    }
  }
}
