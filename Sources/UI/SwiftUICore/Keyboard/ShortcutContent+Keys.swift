extension ShortcutContent {
  /// The shortcut that a pressed key would be.
  package init(_ press: KeyPress) {
    self.init(key: press.key.character, modifiers: press.modifiers.ofShortcuts)
  }

  /// Whether a pressed key is the one of the shortcut, however capitals are locked.
  ///
  /// A character that only some keyboards need Shift for (`+`, `?`) is found by what is produced:
  /// Shift may be held beside what the shortcut names.
  package func matches(_ pressed: ShortcutContent) -> Bool {
    guard key.lowercased() == pressed.key.lowercased() else { return false }
    if modifiers == pressed.modifiers { return true }
    return dependsOnKeyboard && modifiers == pressed.modifiers.subtracting(.shift)
  }

  /// Whether the key is a mark or digit, which another keyboard has elsewhere.
  private var dependsOnKeyboard: Bool {
    guard let scalar = key.unicodeScalars.first else { return false }
    return scalar.value > 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF ~= scalar.value)
      && !scalar.properties.isAlphabetic
  }

  /// The keys as people of this system write them: `Ctrl+Shift+N`.
  package var name: String {
    var words: [String] = []
    if !modifiers.isDisjoint(with: [.command, .control]) { words.append("Ctrl") }
    if modifiers.contains(.option) { words.append("Alt") }
    if modifiers.contains(.shift) { words.append("Shift") }
    return (words + [keyName]).joined(separator: "+")
  }

  private var keyName: String {
    switch KeyEquivalent(key) {
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    case .escape: "Esc"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .tab: "Tab"
    case .space: "Space"
    case .return: "Enter"
    default: key.uppercased()
    }
  }
}
