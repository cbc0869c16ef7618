public import Foundation

/// A key that was pressed.
public nonisolated struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// What becomes of a key after an action.
  public enum Result: Sendable {
    /// The action has dealt with it.
    case handled
    /// It is for somebody else.
    case ignored
  }

  /// The stages of a key press.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key repeats because it is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]

    public var debugDescription: String {
      let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
  }

  /// The stage.
  public let phase: KeyPress.Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types, with the keys that are held.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers

  package init(
    phase: Phases = .down, key: KeyEquivalent, characters: String? = nil,
    modifiers: EventModifiers = []
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
  }

  public var debugDescription: String {
    "KeyPress(phase: \(phase), key: \(key.character), characters: \(characters), "
      + "modifiers: \(modifiers.rawValue))"
  }
}

extension View {
  /// Runs an action when a key is pressed while the keyboard belongs to the view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressAction(phases: [.down, .repeat], accepts: { $0.key == key }) { _ in action() })
  }

  /// Runs an action at some stages of a key press while the keyboard belongs to the view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressAction(phases: phases, accepts: { $0.key == key }, action: action))
  }

  /// Runs an action when one of several keys is pressed while the keyboard belongs to the view.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressAction(phases: phases, accepts: { keys.contains($0.key) }, action: action))
  }

  /// Runs an action when characters of a set are typed while the keyboard belongs to the view.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressAction(
        phases: phases,
        accepts: { press in press.characters.unicodeScalars.allSatisfy(characters.contains) },
        action: action))
  }

  /// Runs an action when any key is pressed while the keyboard belongs to the view.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressAction(phases: phases, accepts: { _ in true }, action: action))
  }
}

/// What to do when a key is pressed.
nonisolated struct KeyPressAction: BoxModifier {
  let phases: KeyPress.Phases
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor static func makeBox(
    _ modifier: KeyPressAction, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<KeyPressAction> {
    KeyPressNode(modifier, around: inner, in: slot)
  }
}

final class KeyPressNode: BoxNode<KeyPressAction> {
  override func modifierDidChange(from old: KeyPressAction) {}

  /// Whether the action has dealt with a key.
  func takeUp(_ press: KeyPress) -> Bool {
    guard modifier.phases.contains(press.phase), modifier.accepts(press) else { return false }
    return modifier.action(press) == .handled
  }
}
