import Foundation

/// What is switched on while the terminal is the program's, and the questions that it is asked.
enum TerminalModes {
  /// The title is kept, the other screen shown; lines don't wrap; pointer, paste and focus are told.
  static let begin =
    "\u{1B}[22;0t\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?25l"

  /// All of that undone, and whatever a picture cut short may have left.
  ///
  /// It begins with the end of any sequence that was under way.
  static let end =
    "\u{1B}\\\u{1B}[?2026l\u{1B}]8;;\u{1B}\\\u{1B}[0m\u{1B}[<u\u{1B}[?1004l\u{1B}[?2004l"
    + "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?7h\u{1B}[?1049l\u{1B}[?25h\u{1B}[23;0t"

  /// Keys are told apart as far as kitty's protocol does with its first flag.
  static let exactKeys = "\u{1B}[>1u"

  /// Asks about ground, colours, marks of pictures and keys; last, what every terminal answers.
  ///
  /// - Parameter term: The kind of terminal; one that may print questions isn't asked them.
  /// - Returns: The sequences.
  static func questions(term: String) -> String {
    let kind = "\u{1B}[c"
    guard !term.hasPrefix("linux"), !term.hasPrefix("vt") else { return kind }
    return
      "\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[?u\u{1B}[48:2::1:2:3m\u{1B}P$qm\u{1B}\\\u{1B}[0m"
      + kind
  }

  /// Sets the title of the terminal's window.
  static func title(_ text: String) -> String {
    let shown = text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    return "\u{1B}]2;\(String(String.UnicodeScalarView(shown.prefix(200))))\u{1B}\\"
  }

  /// Puts a text on the clipboard of the person's desktop.
  static func copy(_ text: String) -> String {
    "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\"
  }

  static let bell = "\u{07}"
}
