public import SwiftUICore

/// The look that suits the place of a toggle.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.toggle(.automatic)
  }
}

/// A knob that slides between two ends.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with the colour of what is on.
  public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.toggle(.switch).controlTint(tint)
  }
}

/// A button that stays down.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.toggle(.button)
  }
}

/// A box with a mark.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.toggle(.checkbox)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that suits the place of a toggle.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob that slides between two ends.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark.
  @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { .init() }
}

extension ToggleStyleConfiguration {
  /// The toggle in a look that renderers know.
  @MainActor fileprivate func toggle(_ look: ToggleContent.Look) -> some View {
    ToggleControl(look: look, isOn: $isOn, isMixed: isMixed, label: label)
  }
}
