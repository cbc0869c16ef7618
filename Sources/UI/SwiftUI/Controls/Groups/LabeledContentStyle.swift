public import SwiftUICore

/// How values with labels look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the body of a value with its label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of a value with its label.
public nonisolated struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: StylePart {
    let part: StyleLabel
  }

  /// The value.
  public struct Content: StylePart {
    let part: StyleLabel
  }

  /// The label.
  public let label: LabeledContentStyleConfiguration.Label
  /// The value.
  public let content: LabeledContentStyleConfiguration.Content
}

extension EnvironmentValues {
  private enum LabeledContentStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<LabeledContentStyleConfiguration> { StyleStack() }
  }

  var labeledContentStyles: StyleStack<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how values with labels in the view look.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> some View {
    controlStyle(
      \.labeledContentStyles,
      AnyStyle(style) { style, content in style.makeBody(configuration: content) })
  }
}

/// A label at one end and a value at the other.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A label at one end and a value at the other.
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { .init() }
}
