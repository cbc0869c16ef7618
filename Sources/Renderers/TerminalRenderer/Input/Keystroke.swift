import SwiftUICore

/// A key that was pressed, as far as a terminal tells.
package struct Keystroke: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// A key that types.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 and so on.
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
  }

  package var key: Key
  package var modifiers: Modifiers

  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension Keystroke {
  /// What the key types; `nil` for one that does something else.
  var typed: Character? {
    guard case .character(let character) = key, modifiers.subtracting(.shift).isEmpty else {
      return nil
    }
    return character
  }

  /// The key as views know it.
  ///
  /// - Parameter controlIsCommand: Whether Control stands for the key that commands are given with.
  /// - Returns: `nil` for a key that they have no name for.
  func press(controlIsCommand: Bool) -> KeyPress? {
    guard let equivalent else { return nil }
    var held: EventModifiers = []
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.alt) { held.insert(.option) }
    if modifiers.contains(.command) { held.insert(.command) }
    if modifiers.contains(.control) { held.insert(controlIsCommand ? .command : .control) }
    return KeyPress(key: equivalent, modifiers: held)
  }

  private var equivalent: KeyEquivalent? {
    switch key {
    case .character(let character): KeyEquivalent(character)
    case .enter: .return
    case .tab: .tab
    case .escape: .escape
    case .backspace: .delete
    case .delete: .deleteForward
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .insert, .function: nil
    }
  }
}
