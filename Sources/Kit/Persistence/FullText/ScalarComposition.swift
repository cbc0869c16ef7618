internal import Foundation

/// Joins what some systems write apart: voiced kana and Hangul syllables.
enum ScalarComposition {
  /// Returns whether a following character may become one with this.
  static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0xFF66...0xFF9D, 0x1100...0x1112: true
    default: false
    }
  }

  /// Returns the character that two make together, or `nil` when they stay apart.
  static func join(_ base: Unicode.Scalar, _ next: Unicode.Scalar) -> Unicode.Scalar? {
    switch (base.value, next.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + ((base.value - 0x1100) * 21 + next.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (base.value - 0xAC00).isMultiple(of: 28):
      Unicode.Scalar(base.value + next.value - 0x11A7)
    case (0x3041...0x30FF, 0x3099), (0xFF66...0xFF9D, 0x3099), (0x3041...0x30FF, 0xFF9E),
      (0xFF66...0xFF9D, 0xFF9E):
      composed(base, "\u{3099}")
    case (0x3041...0x30FF, 0x309A), (0xFF66...0xFF9D, 0x309A), (0x3041...0x30FF, 0xFF9F),
      (0xFF66...0xFF9D, 0xFF9F):
      composed(base, "\u{309A}")
    default: nil
    }
  }

  private static func composed(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    let wide = String(base).precomposedStringWithCompatibilityMapping
    let whole = (wide + String(mark)).precomposedStringWithCanonicalMapping.unicodeScalars
    return whole.count == 1 ? whole.first : nil
  }
}
