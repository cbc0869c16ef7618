public import SwiftUICore

extension View {
  /// Shows a menu beside the view when a person asks for it: with the other mouse button, a long
  /// press, or the menu key.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenu(items: menuItems(), preview: EmptyView()))
  }

  /// Shows a menu beside the view when a person asks for it, below a view of what it is about.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenu(items: menuItems(), preview: preview()))
  }
}

/// Opens a menu beside a view.
private nonisolated struct ContextMenu<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview
  @State private var isOpen = false

  init(items: Items, preview: Preview) {
    self.items = items
    self.preview = preview
  }

  private var offer: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.actions = [.showMenu]
    return properties
  }

  @MainActor func body(content: Content) -> some View {
    content
      .takingUp([.showMenu]) { _ in isOpen = true }
      .accessibilityProperties(offer)
      .layer(.menu, isPresented: $isOpen, closesOnAction: true) {
        preview
        MenuPage { items }
      }
  }
}
