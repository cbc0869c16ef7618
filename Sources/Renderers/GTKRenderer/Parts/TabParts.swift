import CGTK
import Foundation
import SwiftUICore

/// The bar that switches between tabs.
final class TabBarPart: Part {
  private let look: TabsLook

  init(_ seed: PartSeed, _ look: TabsLook) {
    let box = Box(css: "box", role: GTK_ACCESSIBLE_ROLE_TAB_LIST)
    self.look = look
    super.init(seed, widget: box.widget, host: box)
    switch look {
    case .bottomBar: widget.addClass("hetang-bottom-tabs")
    case .topBar: widget.addClass("hetang-top-tabs")
    case .sidebar: widget.addClass("hetang-sidebar-column")
    case .pages: break
    }
  }

  override func take(_ new: ElementContent) -> Bool { new == .region(.tabBar(look)) }
}

/// One tab, as a button of a view switcher.
final class TabPart: LabelButtonPart {
  init(_ seed: PartSeed, _ tab: TabItemContent) {
    let button = made(gtk_toggle_button_new())
    super.init(seed, button: button)
    for name in ["flat", "hetang-tab"] { widget.addClass(name) }
    Signal.connect(button, "toggled") { [weak self] in self?.press() }
    apply(tab)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .region(.tab(let tab)) = new else { return false }
    apply(tab)
    return true
  }

  private var tab: TabItemContent? {
    if case .region(.tab(let tab)) = content { tab } else { nil }
  }

  /// A tab that is pressed while it is shown stays down.
  private func press() {
    guard !renderer.isCommitting else { return }
    send(.press)
    if let tab { apply(tab) }
  }

  private func apply(_ tab: TabItemContent) {
    renderer.silently { gtk_toggle_button_set_active(widget.cast(), tab.isSelected ? 1 : 0) }
  }
}
