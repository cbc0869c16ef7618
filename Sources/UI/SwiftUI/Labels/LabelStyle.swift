public import SwiftUICore

/// How labels show their title and their icon.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the body of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of a label.
public nonisolated struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title: StylePart, TextBearing {
    let part: StyleLabel
    let text: (any TextBearing)?

    init(part: StyleLabel, text: (any TextBearing)?) {
      self.part = part
      self.text = text
    }

    @MainActor package func plainText(in scope: EnvironmentScope) -> String? {
      text?.plainText(in: scope)
    }
  }

  /// The icon of the label.
  public struct Icon: StylePart {
    let part: StyleLabel

    init(part: StyleLabel) { self.part = part }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension EnvironmentValues {
  private enum LabelStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<LabelStyleConfiguration> { StyleStack() }
  }

  var labelStyles: StyleStack<LabelStyleConfiguration> {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels in the view show their title and their icon.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(
      \.labelStyles, AnyStyle(style) { style, label in style.makeBody(configuration: label) })
  }
}
