import CellRendering
import Foundation

/// What is switched on while the terminal is the program's, and the questions that it is asked.
package enum TerminalModes {
  /// The title is kept, the other screen shown; lines don't wrap; pointer, paste, focus and another
  /// ground are told.
  package static let begin =
    "\u{1B}[22;0t\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h"
    + "\u{1B}[?2031h\u{1B}[?25l"

  /// All of that undone, and whatever a picture cut short may have left.
  ///
  /// It begins with the end of any sequence that was under way.
  package static let end =
    "\u{1B}\\\u{1B}[?2026l\u{1B}]8;;\u{1B}\\\u{1B}[0m\u{1B}[<u\u{1B}[?2031l\u{1B}[?1004l"
    + "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?7h\u{1B}[?1049l\u{1B}[?25h"
    + "\u{1B}[23;0t"

  /// Takes away all pictures that kitty was sent.
  static let endOfKittyPictures = "\u{1B}_Gq=2,a=d,d=A\u{1B}\\"

  /// The number of the picture that kitty is asked about.
  static let kittyQuestion = 31

  /// Keys are told apart as far as kitty's protocol does with its first flag.
  static let exactKeys = "\u{1B}[>1u"

  /// Asks for the colour of the ground.
  static let groundQuestion = "\u{1B}]11;?\u{1B}\\"

  /// Asks how large a cell is, and the window, in pixels.
  static let sizeQuestion = "\u{1B}[16t\u{1B}[14t"

  /// Has the pointer told of wherever it goes, or only while a button is held.
  package static func pointer(tellsAll: Bool) -> String {
    // Some terminals take the end of one kind for the end of all.
    tellsAll ? "\u{1B}[?1003h" : "\u{1B}[?1003l\u{1B}[?1002h"
  }

  /// Asks about kind, ground, colours, marks, pictures, keys and widths; last, what every terminal
  /// answers.
  ///
  /// - Parameters:
  ///   - term: The kind of terminal; one that may print questions isn't asked them.
  ///   - isWithinOther: Whether a program like tmux shows it, which takes some questions for titles.
  /// - Returns: The sequences.
  package static func questions(term: String, isWithinOther: Bool) -> String {
    let kind = "\u{1B}[c"
    guard !term.hasPrefix("linux"), !term.hasPrefix("vt") else { return kind }
    let pictures =
      isWithinOther
      ? ""
      : "\u{1B}_Gi=\(kittyQuestion),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\(sizeQuestion)\u{1B}[?1;1;0S"
    return "\u{1B}[>q\(groundQuestion)\u{1B}[?2026$p\u{1B}[?u"
      + "\u{1B}[48:2::1:2:3m\u{1B}P$qm\u{1B}\\\u{1B}[0m" + pictures + ClusterWidths.questions + kind
  }

  /// Sets the title of the terminal's window.
  package static func title(_ text: String) -> String {
    "\u{1B}]2;\(text.withoutControls(200))\u{1B}\\"
  }

  /// Shows how far something has come, at the window's tab or in the desktop's list of windows.
  package static func progress(_ progress: ScreenProgress?) -> String {
    let state =
      switch (progress, progress?.percent) {
      case (nil, _): "0"
      case (_, let percent?): "1;\(percent)"
      case (_, nil): "3"
      }
    return "\u{1B}]9;4;\(state)\u{1B}\\"
  }

  /// Puts a text on the clipboard of the person's desktop.
  package static func copy(_ text: String) -> String {
    "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\"
  }

  static let bell = "\u{07}"
}

extension String {
  /// At most so many scalars of the text, without controls and without marks that turn the direction
  /// of writing, which could disguise a name.
  func withoutControls(_ limit: Int) -> String {
    let shown = unicodeScalars.lazy.filter { CellWidth(of: $0) != .dropped }
    return String(String.UnicodeScalarView(shown.prefix(limit)))
  }
}
