package import SwiftUICore

/// Which keys a terminal tells apart, and how they are written.
package struct KnownKeys: Equatable, Sendable {
  /// Whether it tells all of them, by kitty's protocol.
  package var areExact: Bool

  package init(areExact: Bool = false) { self.areExact = areExact }

  /// Whether a shortcut can be pressed here: old terminals have Control with letters alone, of which
  /// some are keys of their own, and some do the same everywhere.
  package func canTell(_ shortcut: ShortcutContent) -> Bool {
    let isControl = !shortcut.modifiers.isDisjoint(with: [.command, .control])
    let rest = shortcut.modifiers.subtracting([.command, .control])
    guard let letter = shortcut.key.asciiValue, (0x21..<0x7F).contains(letter) else {
      // Arrows and the like are told with all that is held; Tab, Return and Escape are not.
      let isOld = ["\t", "\r", "\u{1B}", " ", "\u{7F}"].contains(shortcut.key)
      return areExact || !isOld || shortcut.modifiers.isEmpty
    }
    guard isControl else { return areExact || !rest.contains(.shift) || !rest.contains(.option) }
    guard (0x61...0x7A).contains(letter | 0x20), rest.isEmpty else { return areExact }
    return !Self.taken.contains(Character(Unicode.Scalar(letter | 0x20)))
      && (areExact || !Self.otherKeys.contains(Character(Unicode.Scalar(letter | 0x20))))
  }

  /// What leaves the program, stops it or draws all anew, and what moves pages and lines.
  private static let taken: Set<Character> = ["b", "c", "d", "e", "f", "l", "u", "y", "z"]
  /// What is Backspace, Tab and Return.
  private static let otherKeys: Set<Character> = ["h", "i", "j", "m"]

  /// The shortcut as the keys of the reader are written: `^R` for a letter with Control.
  package func name(of shortcut: ShortcutContent) -> String {
    if shortcut.modifiers.isEmpty, shortcut.key.isLetter { return shortcut.key.lowercased() }
    let isPlain = !shortcut.modifiers.contains(.shift) && !shortcut.modifiers.contains(.option)
    guard isPlain, shortcut.key.isLetter, shortcut.key.isASCII
    else { return shortcut.name }
    return "^" + shortcut.key.uppercased()
  }
}
