public import SwiftUICore

/// How buttons look; what presses them is what presses any button.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of a button.
public nonisolated struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: StylePart {
    let part: StyleLabel

    init(_ part: StyleLabel) { self.part = part }
  }

  /// What the button is for, if it says.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: ButtonStyleConfiguration.Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

extension View {
  /// Sets how the buttons in the view look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(
      \.buttonStyles,
      AnyStyle(style) { style, button in LookedButton(style: style, button: button) })
  }
}

/// A button whose label a style has made.
private struct LookedButton<S: ButtonStyle>: View {
  let style: Embedded<S>
  let button: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.closeUnlessKept) private var close

  init(style: S, button: PrimitiveButtonStyleConfiguration) {
    self.style = Embedded(value: style)
    self.button = button
  }

  var body: some View {
    ControlView(.button(content), offers: [.press, .hold]) { action in
      switch action {
      case .hold(let isHeld): isPressed = isHeld
      default:
        button.trigger()
        close?()
      }
    } label: {
      style.value.makeBody(
        configuration: ButtonStyleConfiguration(
          role: button.role, label: .init(button.label.part), isPressed: isPressed))
    }
  }

  private var content: ButtonContent {
    var content = ButtonContent(role: button.role?.content, look: .plain)
    content.isPressed = isPressed
    return content
  }
}
