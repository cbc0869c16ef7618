public import SwiftUICore

/// The look that suits the place of a menu.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.menu(.automatic)
  }
}

/// A button like others.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.menu(.button)
  }
}

/// The label in the colour of what can be pressed.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.menu(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that suits the place of a menu.
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button like others.
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label in the colour of what can be pressed.
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
    .init()
  }
}

extension MenuStyleConfiguration {
  /// The menu in a look that renderers know.
  @MainActor fileprivate func menu(_ look: MenuContent.Look) -> some View {
    MenuControl(look: look, label: label, primaryAction: primaryAction, items: { content })
  }
}
