public import SwiftUICore

/// How controls that belong together look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the body of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of controls that belong together.
public nonisolated struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: StylePart {
    let part: StyleLabel
  }

  /// The label of the group.
  public struct Label: StylePart {
    let part: StyleLabel
  }

  /// The controls.
  public let content: ControlGroupStyleConfiguration.Content
  /// The label of the group, empty if it has none.
  public let label: ControlGroupStyleConfiguration.Label
}

extension EnvironmentValues {
  private enum ControlGroupStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<ControlGroupStyleConfiguration> { StyleStack() }
  }

  var controlGroupStyles: StyleStack<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how groups of controls in the view look.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(
      \.controlGroupStyles, AnyStyle(style) { style, group in style.makeBody(configuration: group) }
    )
  }
}

/// The look that suits the place of a group.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(label: nil, content: configuration.content)
  }
}

/// The controls beside each other.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(label: nil, content: configuration.content)
  }
}

/// The controls in a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The controls in a menu, which shows them beside each other where it can.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look that suits the place of a group.
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls beside each other.
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle {
    .init()
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls in a menu.
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The controls in a menu, which shows them beside each other where it can.
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle {
    .init()
  }
}
