/// Keys that are held while another is pressed.
public nonisolated struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that locks capitals.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, which other keyboards call Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Command, which other keyboards call Super or leave to Control.
  public static let command = EventModifiers(rawValue: 16)
  /// The key is on the pad of digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}

extension EventModifiers {
  /// Those that make one shortcut differ from another.
  var ofShortcuts: ShortcutContent.Modifiers {
    var modifiers: ShortcutContent.Modifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.control) { modifiers.insert(.control) }
    if contains(.option) { modifiers.insert(.option) }
    if contains(.command) { modifiers.insert(.command) }
    return modifiers
  }
}
