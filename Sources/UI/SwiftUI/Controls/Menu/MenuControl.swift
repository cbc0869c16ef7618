import Foundation
import SwiftUICore

/// A menu's button as an element, and the menu as a layer in front of the window.
struct MenuControl<Label: View, Items: View>: View {
  let look: MenuContent.Look
  let label: Label
  let primaryAction: (() -> Void)?
  let items: () -> Items
  var isMain = false
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.controlContext) private var context
  @Environment(\.showsMenusInline) private var isInline
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    if isInline {
      ElementView(.region(.group)) { VStack { items() } }.modifier(SaidLabel(label: label))
    } else {
      control
    }
  }

  private var control: some View {
    ControlView(.menu(content), offers: [.press, .showMenu]) { action in
      if action == .press, let primaryAction { primaryAction() } else { isOpen.toggle() }
    } label: {
      MenuItemLabel(label: label, leadsOn: true)
    }
    .layer(.menu, isPresented: $isOpen, place: place, closesOnAction: true) {
      MenuPage { items() }
    }
  }

  /// The menu of an item opens beside it, so that the items around stay in sight.
  private var place: LayerPlace {
    var place = LayerPlace()
    if content.isItem { place.edge = .trailing }
    return place
  }

  private var content: MenuContent {
    let isInBar = context == .bar && look == .automatic
    var content = MenuContent(isOpen: isOpen, look: isInBar ? .bar : look)
    content.showsIndicator = indicator != .hidden
    content.isMain = isMain
    content.isItem = context == .menu && metrics.menus != nil
    return content
  }
}

/// The items of an open menu, below each other; they scroll if there is too little room.
struct MenuPage<Items: View>: View {
  @ViewBuilder let items: () -> Items

  @Environment(\.closeAfterAction) private var close
  @Environment(\.closeOuterMenus) private var closeOuter
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    MenuLayout {
      ScrollView {
        column
          .environment(\.controlContext, .menu)
          .environment(\.closeAfterAction, closeAll)
          .environment(\.closeOuterMenus, closeAll)
          .environment(\.buttonStyles, StyleStack())
          .environment(\.toggleStyles, StyleStack())
      }
    }
  }

  @ViewBuilder private var column: some View {
    if let menus = metrics.menus {
      MenuColumn(metrics: menus, lineHeight: metrics.dividerThickness.height) { items() }
    } else {
      VStack(alignment: .leading, spacing: 0) { items() }
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

  private enum ShowsMenusInlineKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the items of menus are there without being asked for: where nobody sees them.
  var showsMenusInline: Bool {
    get { self[ShowsMenusInlineKey.self] }
    set { self[ShowsMenusInlineKey.self] = newValue }
  }

  /// Closes the menus that a menu is in.
  var closeOuterMenus: DismissAction? {
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
