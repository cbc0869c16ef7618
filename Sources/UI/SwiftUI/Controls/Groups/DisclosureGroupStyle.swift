public import SwiftUICore

/// How views that can be hidden look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the body of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of views that can be hidden.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// The label of the control that shows the views.
  public struct Label: StylePart {
    let part: StyleLabel
  }

  /// The views.
  public struct Content: StylePart {
    let part: StyleLabel
  }

  /// The label of the control that shows the views.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// The views.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether the views are shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension EnvironmentValues {
  private enum DisclosureGroupStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<DisclosureGroupStyleConfiguration> { StyleStack() }
  }

  var disclosureGroupStyles: StyleStack<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how views that can be hidden look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    controlStyle(
      \.disclosureGroupStyles,
      AnyStyle(style) { style, group in style.makeBody(configuration: group) })
  }
}

/// The views below the control that shows them.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(label: configuration.label, isExpanded: configuration.$isExpanded) {
      configuration.content
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The views below the control that shows them.
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle {
    .init()
  }
}
