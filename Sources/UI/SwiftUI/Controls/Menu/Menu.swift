public import SwiftUICore

/// A button that shows a menu.
public nonisolated struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let primaryAction: (() -> Void)?

  init(label: Label, primaryAction: (() -> Void)?, content: @escaping () -> Content) {
    self.label = label
    self.primaryAction = primaryAction
    self.content = content
  }

  /// Creates a menu with a view as the button's label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), primaryAction: nil, content: content)
  }

  /// Creates a menu whose button runs an action, and shows the menu when it is held.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), primaryAction: primaryAction, content: content)
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.menuStyles) { stack in
      MenuStyleConfiguration(
        label: .init(StyleLabel(label, path: \.menuStyles, stack: stack)),
        content: .init(StyleLabel(MenuItems(content: content), path: \.menuStyles, stack: stack)),
        primaryAction: primaryAction)
    } plain: {
      MenuControl(look: .automatic, label: label, primaryAction: primaryAction, items: content)
    }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu of what a style was told, to be shown as the style further out does.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, primaryAction: configuration.primaryAction,
      content: { configuration.content })
  }
}

/// The items of a menu, made where they are shown.
private struct MenuItems<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
