/// A key, with others held, that operates a control from anywhere in its window.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut adapts to keyboards and writing directions.
  public struct Localization: Hashable, Sendable {
    enum Kind { case automatic, custom, withoutMirroring }

    let kind: Kind

    /// To both.
    public static let automatic = Localization(kind: .automatic)
    /// To keyboards only.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// Not at all.
    public static let custom = Localization(kind: .custom)
  }

  /// Return, which agrees to what is asked.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, which ends what is under way and changes nothing.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// How the shortcut adapts to keyboards and writing directions.
  public var localization: KeyboardShortcut.Localization

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut that adapts to keyboards and writing directions.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// What a renderer is told of the shortcut, in a writing direction.
  package func content(in direction: LayoutDirection) -> ShortcutContent {
    var key = key
    if localization.kind == .automatic, direction == .rightToLeft { key = key.mirrored }
    return ShortcutContent(key: key.character, modifiers: modifiers.ofShortcuts)
  }
}

extension KeyEquivalent {
  /// The key that means the same from right to left.
  fileprivate var mirrored: KeyEquivalent {
    switch self {
    case .leftArrow: .rightArrow
    case .rightArrow: .leftArrow
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    case "(": ")"
    case ")": "("
    case "<": ">"
    case ">": "<"
    default: self
    }
  }
}

extension EnvironmentValues {
  private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
  }

  /// The shortcut of the controls here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Lets a key, with others held, operate the first control in the view.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key, with others held, operate the first control in the view.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets a shortcut operate the first control in the view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Lets a shortcut, if there is one, operate the first control in the view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
