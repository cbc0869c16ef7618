import SwiftUICore

/// A menu's button as an element, and the menu as a layer in front of the window.
struct MenuControl<Label: View, Items: View>: View {
  let look: MenuContent.Look
  let label: Label
  let primaryAction: (() -> Void)?
  let items: () -> Items
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    ControlView(.menu(content), offers: [.press, .showMenu]) { action in
      if action == .press, let primaryAction { primaryAction() } else { isOpen.toggle() }
    } label: {
      label
    }
    .layer(.menu, isPresented: $isOpen, closesOnAction: true) {
      MenuPage { items() }
    }
  }

  private var content: MenuContent {
    var content = MenuContent(isOpen: isOpen, look: look)
    content.showsIndicator = indicator != .hidden
    return content
  }
}

/// The items of an open menu, below each other.
struct MenuPage<Items: View>: View {
  @ViewBuilder let items: () -> Items

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { items() }
      .environment(\.controlContext, .menu)
      .environment(\.buttonStyles, StyleStack())
      .environment(\.toggleStyles, StyleStack())
  }
}
