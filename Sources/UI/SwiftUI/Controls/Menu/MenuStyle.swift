public import SwiftUICore

/// How the buttons of menus look.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of view that the style makes.
  associatedtype Body: View
  /// What the style is told of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the body of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a style is told of a menu.
public nonisolated struct MenuStyleConfiguration {
  /// The label of the menu's button.
  public struct Label: StylePart {
    let part: StyleLabel

    init(_ part: StyleLabel) { self.part = part }
  }

  /// The items of the menu.
  public struct Content: StylePart {
    let part: StyleLabel

    init(_ part: StyleLabel) { self.part = part }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension EnvironmentValues {
  private enum MenuStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<MenuStyleConfiguration> { StyleStack() }
  }

  var menuStyles: StyleStack<MenuStyleConfiguration> {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons of menus in the view look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(
      \.menuStyles, AnyStyle(style) { style, menu in style.makeBody(configuration: menu) })
  }
}
