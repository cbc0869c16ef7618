/// The keys that have a number or a letter in sequences.
enum KeyNames {
  /// The key of a sequence that ends with a letter.
  static func key(final byte: UInt8) -> Keystroke.Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// The key of a sequence that ends with `~`.
  static func key(number: Int) -> Keystroke.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  /// The key of a code as kitty's protocol has it: a character's, or one for keys that type nothing.
  static func key(code: Int) -> Keystroke.Key? {
    switch code {
    case 13, 57414: .enter
    case 9: .tab
    case 27: .escape
    case 8, 127: .backspace
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(code - 57399 + 48))))
    case 57409...57413: pad[code - 57409]
    case 57415: .character("=")
    case 57417...57426: padMoves[code - 57417]
    case 32..<127, 160..<57344, 63744..<0x110000:
      Unicode.Scalar(UInt32(code)).map { .character(Character($0)) }
    default: nil
    }
  }

  private static let pad: [Keystroke.Key] = "./*-+".map { .character($0) }
  private static let padMoves: [Keystroke.Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]
}
