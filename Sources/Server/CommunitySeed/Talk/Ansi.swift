/// Colours as terminals know them.
enum Ansi {
  /// Returns the text in a colour, and back to none after it.
  static func painted(_ text: String, using dice: inout Dice) -> String {
    let code = dice.pick([
      "1;31", "1;32", "1;33", "1;34", "1;35", "1;36", "31", "36", "1;33;44", "4",
    ])
    return "\u{1B}[\(code)m\(text)\u{1B}[m"
  }

  /// Returns the text in a colour, as it looks when a program has lost its escape characters.
  static func paintedWithoutEscape(_ text: String, using dice: inout Dice) -> String {
    painted(text, using: &dice).replacing("\u{1B}", with: "")
  }
}
