public import SwiftUICore

/// The look that suits the place of a button.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.button(.automatic)
  }
}

/// The label alone, unchanged while the button does nothing.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.button(.plain)
  }
}

/// The label in the colour of what can be pressed.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.button(.borderless)
  }
}

/// The label in a border.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.button(.bordered)
  }
}

/// The label on a field of the colour of what can be pressed.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.button(.prominent)
  }
}

/// The label as a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.button(.link)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that suits the place of a button.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the colour of what can be pressed.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in a border.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a field of the colour of what can be pressed.
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    .init()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label as a link.
  @MainActor @preconcurrency public static var link: LinkButtonStyle { .init() }
}

extension PrimitiveButtonStyleConfiguration {
  /// The button in a look that renderers know.
  @MainActor fileprivate func button(_ look: ButtonContent.Look) -> some View {
    ButtonControl(look: look, role: role, action: action, label: label)
  }
}
