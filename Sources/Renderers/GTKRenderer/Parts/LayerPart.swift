import CGTK
import Foundation
import SwiftUICore

/// What lies in front of the window: a sheet, a dialog, a menu or a popover.
///
/// Behind it, over all of the window, lies what keeps people from the rest; a press there asks to
/// end what is in front.
final class LayerPart: Part {
  private let kind: Kind
  private let scrim: Box
  private let holder: Box
  /// What had the keyboard before.
  private var focusBefore: ElementID?

  fileprivate enum Kind { case sheet, dialog, menu, popover }

  init(_ seed: PartSeed, _ region: RegionContent) {
    kind = Self.kind(of: region) ?? .sheet
    let outer = Box(css: "box", role: kind.role)
    holder = Box(css: "box")
    scrim = Box(css: "box", role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    super.init(seed, widget: outer.widget, host: holder)
    g_object_ref_sink(UnsafeMutableRawPointer(scrim.widget))
    for name in kind.classes { widget.addClass(name) }
    outer.insert(holder.widget, rule: { CGRect(origin: .zero, size: $0) })
    gtk_widget_set_overflow(holder.widget, GTK_OVERFLOW_HIDDEN)
    holder.widget.addClass("hetang-layer-content")
    if kind == .sheet || kind == .dialog { scrim.widget.addClass("hetang-scrim") }
    if let click = gtk_gesture_click_new() {
      gtk_gesture_single_set_button(click, 0)
      Signal.connect(
        UnsafeMutableRawPointer(click), "pressed",
        withPresses: { [weak self] _, _, _ in
          self?.pressOutside()
        })
      gtk_widget_add_controller(scrim.widget, click)
    }
    apply(region)
  }

  override var backdrop: Widget? { scrim.widget }

  /// Takes the keyboard from what is behind, once the commit under way is over: the graph has to be
  /// told whose it is.
  func takeFocus() {
    let focus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
    focusBefore = focus.flatMap { renderer.part(around: $0)?.id }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.moveFocusInside() }
    }
  }

  private func moveFocusInside() {
    guard renderer.parts[id] === self, let root = gtk_widget_get_root(widget) else { return }
    if let focus = gtk_root_get_focus(root), gtk_widget_is_ancestor(focus, widget) != 0 { return }
    if gtk_widget_child_focus(holder.widget, GTK_DIR_TAB_FORWARD) == 0 {
      gtk_root_set_focus(root, nil)
    }
  }

  /// Gives the keyboard back when the layer is gone, unless it is somewhere by then.
  private func returnFocus() {
    guard let id = focusBefore, let part = renderer.parts[id] else { return }
    let root = gtk_widget_get_root(part.widget)
    guard root.flatMap({ gtk_root_get_focus($0) }) == nil else { return }
    renderer.focusAfterLayer = part.voice
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .region(let region) = new, Self.kind(of: region) == kind else { return false }
    apply(region)
    return true
  }

  override func end() {
    g_object_unref(UnsafeMutableRawPointer(scrim.widget))
    returnFocus()
    super.end()
  }

  private static func kind(of region: RegionContent) -> Kind? {
    switch region {
    case .sheet: .sheet
    case .dialog: .dialog
    case .menu: .menu
    case .popover: .popover
    default: nil
    }
  }

  private func apply(_ region: RegionContent) {
    Box.of(widget)?.keepsFocus = region.isModal
    guard case .sheet(let sheet) = region else { return }
    gtk_widget_set_can_target(scrim.widget, sheet.isModal ? 1 : 0)
    gtk_widget_set_visible(scrim.widget, sheet.isModal ? 1 : 0)
    widget.setClass("hetang-cover", sheet.coversWindow)
  }

  /// A dialog wants an answer; all else goes away.
  private func pressOutside() {
    if kind != .dialog { send(.dismiss) }
  }
}

extension RegionContent {
  /// Whether nothing behind can be operated meanwhile.
  fileprivate var isModal: Bool { if case .sheet(let sheet) = self { sheet.isModal } else { true } }
}

extension LayerPart.Kind {
  fileprivate var classes: [String] {
    switch self {
    case .sheet: ["hetang-layer", "hetang-sheet", "background"]
    case .dialog: ["hetang-layer", "hetang-dialog", "background"]
    case .menu: ["hetang-layer", "hetang-menu"]
    case .popover: ["hetang-layer", "hetang-popover"]
    }
  }

  fileprivate var role: GtkAccessibleRole {
    switch self {
    case .sheet, .popover: GTK_ACCESSIBLE_ROLE_DIALOG
    case .dialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    }
  }
}
