internal import Foundation

/// The form of a character that a search compares: lower case, usual width, without accents.
enum ScalarFolding {
  /// Appends the folded form of a character to some UTF-8.
  ///
  /// - Parameters:
  ///   - scalar: A word's part or a character of its own.
  ///   - bytes: Where the form is appended; it may be several characters, such as `ss` for `ß`.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0x41...0x5A: bytes.append(UInt8(scalar.value) | 0x20)
    case 0...0x7F: bytes.append(UInt8(scalar.value))
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3400...0x4DBF:
      // Three bytes, as all of them are; this is the way that most of a Chinese text goes.
      bytes.append(0xE0 | UInt8(scalar.value >> 12))
      bytes.append(0x80 | UInt8(scalar.value >> 6 & 0x3F))
      bytes.append(0x80 | UInt8(scalar.value & 0x3F))
    default:
      if let folded = table[scalar.value] {
        bytes.append(contentsOf: folded)
      } else {
        bytes.append(contentsOf: fold(scalar))
      }
    }
  }

  /// The forms of the characters that occur most; the others are folded when they come.
  private static let table: [UInt32: [UInt8]] = {
    var table: [UInt32: [UInt8]] = [:]
    // Latin, Greek, Cyrillic; their supplements; kana; radicals; compatibility forms.
    let ranges: [ClosedRange<UInt32>] = [
      0xAA...0x52F, 0x1E00...0x1FFF, 0x3041...0x30FF, 0x2E80...0x2FDF, 0xF900...0xFAFF,
      0xFF01...0xFFDC,
    ]
    for value in ranges.joined() {
      if let scalar = Unicode.Scalar(value) { table[value] = fold(scalar) }
    }
    return table
  }()

  /// Small letters that Unicode does not take apart although people do.
  private static let unaccented: [UInt32: String] = [
    0xDF: "ss", 0xE6: "ae", 0x153: "oe", 0xF8: "o", 0x111: "d", 0x127: "h", 0x131: "i",
    0x142: "l", 0xFE: "th", 0xF0: "d", 0x3C2: "σ",
  ]

  private static func fold(_ scalar: Unicode.Scalar) -> [UInt8] {
    let ownClass = ScalarClass(scalar)
    // Voiced kana are letters of their own, although they can be taken apart.
    if (0x3041...0x30FF).contains(scalar.value) { return Array(String(scalar).utf8) }
    var folded = String.UnicodeScalarView()
    for part in String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars {
      // Lower case may bring an accent along, as that of İ does.
      for lower in part.properties.lowercaseMapping.unicodeScalars
      where ScalarClass(lower) == ownClass {
        folded.append(contentsOf: (unaccented[lower.value] ?? String(lower)).unicodeScalars)
      }
    }
    // A character stays one character: ㍿ does not become four, nor ① a digit.
    if folded.isEmpty || (ownClass == .character && folded.count > 1) {
      return Array(String(scalar).utf8)
    }
    return Array(String(folded).utf8)
  }
}
