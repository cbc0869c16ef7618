/// The style that a terminal's control sequences have left behind.
struct TerminalStyle: Hashable {
  private var style = TextStyle()

  /// Whether there is anything to end.
  var isActive: Bool { style != TextStyle() }

  /// Follows a sequence; one without numbers changes nothing.
  mutating func apply(_ code: TerminalCode) {
    var rest = code.styles[...]
    while let number = rest.popFirst() { apply(number, &rest) }
  }

  /// Returns this over the style that tags give.
  func over(_ base: TextStyle) -> TextStyle {
    guard isActive else { return base }
    return TextStyle(
      isBold: base.isBold || style.isBold, isItalic: base.isItalic || style.isItalic,
      isUnderlined: base.isUnderlined || style.isUnderlined, color: style.color ?? base.color,
      background: style.background ?? base.background)
  }

  private mutating func apply(_ number: Int, _ rest: inout ArraySlice<Int>) {
    switch number {
    case 0: style = TextStyle()
    case 1: style.isBold = true
    case 3: style.isItalic = true
    case 4: style.isUnderlined = true
    case 22: style.isBold = false
    case 23: style.isItalic = false
    case 24: style.isUnderlined = false
    case 30...37: style.color = .terminal(UInt8(number - 30))
    case 38: style.color = Self.extended(&rest) ?? style.color
    case 39: style.color = nil
    case 40...47: style.background = .terminal(UInt8(number - 40))
    case 48: style.background = Self.extended(&rest) ?? style.background
    case 49: style.background = nil
    case 90...97: style.color = .terminal(UInt8(number - 82))
    case 100...107: style.background = .terminal(UInt8(number - 92))
    default: break
    }
  }

  /// Takes the numbers behind 38 and 48: `5;n` or `2;r;g;b`.
  private static func extended(_ rest: inout ArraySlice<Int>) -> TextColor? {
    switch rest.popFirst() {
    case 5:
      guard let index = rest.popFirst(), (0..<16).contains(index) else { return nil }
      return .terminal(UInt8(index))
    case 2:
      guard rest.count >= 3 else { return nil }
      let parts = rest.prefix(3)
      rest = rest.dropFirst(3)
      guard parts.allSatisfy({ $0 < 256 }) else { return nil }
      return .rgb(parts.reduce(0) { $0 << 8 | UInt32($1) })
    default: return nil
    }
  }
}
