/// What a character is to those who break lines.
enum BreakClass: UInt8 {
  /// Letters, and whatever keeps to them.
  case letter
  case digit
  case space
  /// Ideographs, syllables and pictures, which a line may begin and end with.
  case ideograph
  /// What must not end a line.
  case opening
  /// What must not begin a line.
  case closing
  /// A hyphen or slash inside a word, after which it may go on in the next line.
  case hyphen
  /// Dashes and ellipses, several of which are one sign.
  case inseparable

  init(_ scalar: Unicode.Scalar, width: CellWidth) {
    switch scalar.value {
    case 0x20, 0x3000: self = .space
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .ideograph
    case 0x2014, 0x2015, 0x2025, 0x2026, 0x22EF: self = .inseparable
    case 0x2D, 0x2F, 0x2010: self = .hyphen
    default:
      if Self.openings.contains(scalar) {
        self = .opening
      } else if Self.closings.contains(scalar) {
        self = .closing
      } else {
        self = width == .wide ? .ideograph : .letter
      }
    }
  }

  /// Whether a line may end between two characters.
  static func mayBreak(
    after first: (BreakClass, isWide: Bool), before second: (BreakClass, isWide: Bool)
  ) -> Bool {
    switch (first.0, second.0) {
    case (_, .space): false
    case (.space, _): true
    case (.opening, _), (_, .closing), (_, .inseparable), (_, .hyphen): false
    case (.hyphen, .digit): false
    case (.hyphen, _), (.inseparable, _): true
    default: first.isWide || second.isWide
    }
  }

  /// Signs that belong to what follows.
  private static let openings = Set("([{<“‘«‹「『（【《〈〔〖〘〚［｛｟〝＄￥￡￦＃＠$£¥€#@".unicodeScalars)
  /// Signs that belong to what went before, and letters that Japanese keeps off the start of lines.
  private static let closings = Set(
    ")]}>”’»›」』）】》〉〕〗〙〛］｝｠〞〟,.:;!?%‰°℃，。、；：！？．％·・…～々〻ーゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶｧｨｩｪｫｯｬｭｮｰ"
      .unicodeScalars)
}
