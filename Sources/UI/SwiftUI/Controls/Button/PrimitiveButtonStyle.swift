public import SwiftUICore

/// How buttons look and what presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of a button.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: StylePart {
    let part: StyleLabel

    init(_ part: StyleLabel) { self.part = part }
  }

  /// What the button is for, if it says.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// Runs the action of the button.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension EnvironmentValues {
  private enum ButtonStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<PrimitiveButtonStyleConfiguration> { StyleStack() }
  }

  var buttonStyles: StyleStack<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons in the view look and what presses them.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(
      \.buttonStyles, AnyStyle(style) { style, button in style.makeBody(configuration: button) })
  }
}
