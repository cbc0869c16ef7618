public import SwiftUICore

/// How boxes around views look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the body of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of a box.
public nonisolated struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label: StylePart {
    let part: StyleLabel
  }

  /// What is in the box.
  public struct Content: StylePart {
    let part: StyleLabel
  }

  /// The label of the box.
  public let label: GroupBoxStyleConfiguration.Label
  /// What is in the box.
  public let content: GroupBoxStyleConfiguration.Content
}

extension EnvironmentValues {
  private enum GroupBoxStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<GroupBoxStyleConfiguration> { StyleStack() }
  }

  var groupBoxStyles: StyleStack<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how boxes in the view look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(
      \.groupBoxStyles, AnyStyle(style) { style, box in style.makeBody(configuration: box) })
  }
}

/// A box with its label above what is in it.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A box with its label above what is in it.
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { .init() }
}
