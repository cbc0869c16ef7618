import Foundation
import SwiftUICore

/// A menu's button as an element, and the menu as a layer in front of the window.
struct MenuControl<Label: View, Items: View>: View {
  let look: MenuContent.Look
  let label: Label
  let primaryAction: (() -> Void)?
  let items: () -> Items
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.controlContext) private var context

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
    let isInBar = context == .bar && look == .automatic
    var content = MenuContent(isOpen: isOpen, look: isInBar ? .bar : look)
    content.showsIndicator = indicator != .hidden
    return content
  }
}

/// The items of an open menu, below each other; they scroll if there is too little room.
struct MenuPage<Items: View>: View {
  @ViewBuilder let items: () -> Items

  @Environment(\.closeAfterAction) private var close
  @Environment(\.closeOuterMenus) private var closeOuter

  var body: some View {
    MenuLayout {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { items() }
          .environment(\.controlContext, .menu)
          .environment(\.closeAfterAction, closeAll)
          .environment(\.closeOuterMenus, closeAll)
          .environment(\.buttonStyles, StyleStack())
          .environment(\.toggleStyles, StyleStack())
      }
    }
  }

  /// Closes this menu and those around it.
  private var closeAll: DismissAction {
    let (close, closeOuter) = (close, closeOuter)
    return DismissAction {
      close?()
      closeOuter?()
    }
  }
}

extension EnvironmentValues {
  private enum CloseOuterMenusKey: EnvironmentKey {
    static var defaultValue: DismissAction? { nil }
  }

  /// Closes the menus that a menu is in.
  fileprivate var closeOuterMenus: DismissAction? {
    get { self[CloseOuterMenusKey.self] }
    set { self[CloseOuterMenusKey.self] = newValue }
  }
}

/// Gives a scroll view the size of its content, or of the room if that is less.
private nonisolated struct MenuLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(into: .zero) { size, subview in
      let ideal = subview.sizeThatFits(ProposedViewSize(width: nil, height: nil))
      size.width = max(size.width, min(ideal.width, proposal.width ?? ideal.width))
      size.height += min(ideal.height, proposal.height ?? ideal.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
