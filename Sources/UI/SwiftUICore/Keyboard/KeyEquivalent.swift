/// A key of the keyboard, by the character that it types.
public nonisolated struct KeyEquivalent: Hashable, Sendable {
  /// The character; keys that type none have one of their own.
  public var character: Character

  /// Creates a key.
  public init(_ character: Character) { self.character = character }

  /// The key that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key that points left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key that points right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes what is before the insertion point.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes what is behind the insertion point.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that goes to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }
}
