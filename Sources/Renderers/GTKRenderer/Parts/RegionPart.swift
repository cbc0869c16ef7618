import CGTK
import SwiftUICore

/// A part of the window's structure that shows itself by what is in it, or by a class at most.
final class RegionPart: Part {
  private var region: RegionContent

  init(_ seed: PartSeed, _ region: RegionContent) {
    let box = Box(css: "box", role: region.role)
    self.region = region
    super.init(seed, widget: box.widget, host: box)
    box.hitRule = { _, _ in false }
    if let name = region.cssClass { widget.addClass(name) }
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .region(let region) = new, region.cssClass == self.region.cssClass,
      region.role == self.region.role
    else { return false }
    self.region = region
    return true
  }

  /// A list speaks by the widget that its rows are in.
  override var voice: Widget { listWidget ?? widget }
  override var ownsRole: Bool { listWidget == nil }

  private var listWidget: Widget? {
    guard case .list = region, let scroll = children.first as? ScrollPart else { return nil }
    return scroll.list?.host.widget
  }
}

extension RegionContent {
  /// The class by which style sheets know the region; `nil` for one that looks like nothing.
  fileprivate var cssClass: String? {
    switch self {
    case .list(let look): look == .sidebar ? "hetang-sidebar" : nil
    case .groupBox: "card"
    case .split: "hetang-split"
    case .column(let role): role == .sidebar ? "hetang-sidebar-column" : "hetang-column"
    case .page: "hetang-page"
    case .section: "hetang-section"
    case .group, .labeled, .sectionHeader, .sectionFooter, .row, .navigation, .bar, .barItem,
      .tabs, .tabBar, .tab, .sheet, .dialog, .menu, .menuSection, .popover, .disclosure, .form:
      nil
    }
  }

  /// What the region is to those who cannot see it.
  fileprivate var role: GtkAccessibleRole {
    switch self {
    case .form: GTK_ACCESSIBLE_ROLE_FORM
    case .page: GTK_ACCESSIBLE_ROLE_REGION
    default: GTK_ACCESSIBLE_ROLE_GROUP
    }
  }
}
