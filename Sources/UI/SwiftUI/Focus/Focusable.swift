public import SwiftUICore

/// What a view takes the keyboard for.
public nonisolated struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be pressed with the space bar.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever suits the platform.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets the keyboard belong to the view.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(Focusable(isFocusable: isFocusable))
  }

  /// Lets the keyboard belong to the view, which takes it for something.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(Focusable(isFocusable: isFocusable && !interactions.isEmpty))
  }
}

extension EnvironmentValues {
  private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the keyboard belongs to the nearest view around that can have it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// Makes an element of a view that takes the keyboard.
private nonisolated struct Focusable: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  init(isFocusable: Bool) { self.isFocusable = isFocusable }

  @MainActor func body(content: Content) -> some View {
    ElementView(
      .control(ControlContent(.area, isEnabled: isEnabled && isFocusable)),
      offers: isEnabled && isFocusable ? [.focus, .blur] : []
    ) { action in
      isFocused = action == .focus
    } content: {
      content.environment(\.isFocused, isFocused)
    }
  }
}
