import Foundation

/// Something that a person is told while they look elsewhere.
package struct TerminalNotice: Equatable, Sendable {
  /// Names it, so that a later one can take its place.
  package var id: String
  package var title: String
  package var text: String

  package init(id: String, title: String, text: String) {
    self.id = id
    self.title = title
    self.text = text
  }

  /// What a terminal is told so that it shows this on the desktop.
  ///
  /// - Parameter terminal: Which one it is; where none is known to show messages, the bell is rung,
  ///   which a window or its program can make known.
  /// - Returns: The sequences.
  package func sequence(for terminal: TerminalIdentity) -> String {
    switch terminal.kind {
    case .kitty: kitty
    case .foot, .wezTerm, .ghostty, .rxvt, .vte:
      // What is shown is rung for, too: not all of them have been told to show messages.
      "\u{1B}]777;notify;\(Self.field(title, 100));\(Self.field(text, 400))\u{1B}\\"
        + TerminalModes.bell
    case .iTerm: "\u{1B}]9;\(Self.field(whole, 400))\u{1B}\\"
    case .conEmu, .windowsTerminal, .other: TerminalModes.bell
    }
  }

  /// Takes it away again, where the terminal can.
  package static func removal(of id: String, for terminal: TerminalIdentity) -> String {
    terminal.kind == .kitty ? "\u{1B}]99;i=\(name(id)):p=close;\u{1B}\\" : ""
  }

  /// The name that kitty has for it.
  package var name: String { Self.name(id) }

  /// All that it says, in one line.
  package var line: String { whole.replacing("\n", with: " ") }

  private var whole: String { text.isEmpty ? title : "\(title): \(text)" }

  /// Title and text in two pieces, in letters that no terminal takes for anything else.
  private var kitty: String {
    func payload(_ text: String, _ limit: Int) -> String {
      Data(text.withoutControls(limit).utf8).base64EncodedString()
    }
    return "\u{1B}]99;i=\(name):e=1:d=0:a=report;\(payload(title, 100))\u{1B}\\"
      + "\u{1B}]99;i=\(name):e=1:d=1:p=body;\(payload(text, 400))\u{1B}\\"
  }

  /// A text as one field of a sequence.
  private static func field(_ text: String, _ limit: Int) -> String {
    text.withoutControls(limit).replacing(";", with: ",")
  }

  /// A name of the letters that kitty allows.
  private static func name(_ id: String) -> String {
    let letters = id.utf8.lazy.map { byte -> Character in
      let isAllowed =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
      return isAllowed ? Character(Unicode.Scalar(byte)) : "-"
    }
    return "hetang-" + String(letters.prefix(60))
  }
}
