public import SwiftUICore

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told of a form.
  typealias Configuration = FormStyleConfiguration

  /// Makes the body of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of a form.
public nonisolated struct FormStyleConfiguration {
  /// What is in the form.
  public struct Content: StylePart {
    let part: StyleLabel
  }

  /// What is in the form.
  public let content: FormStyleConfiguration.Content
}

extension EnvironmentValues {
  private enum FormStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<FormStyleConfiguration> { StyleStack() }
  }

  var formStyles: StyleStack<FormStyleConfiguration> {
    get { self[FormStylesKey.self] }
    set { self[FormStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the forms in the view look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(
      \.formStyles, AnyStyle(style) { style, form in style.makeBody(configuration: form) })
  }
}

/// The look that suits the place of a form.
public nonisolated struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    FormBody(content: configuration.content)
  }
}

/// Rows in groups.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    FormBody(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that suits the place of a form.
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { .init() }
}
