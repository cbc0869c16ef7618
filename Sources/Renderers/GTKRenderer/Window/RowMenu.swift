import CGTK
import Foundation
import SwiftUICore

/// What a swipe across a row offers, as a menu.
@MainActor enum RowMenu {
  /// Shows the menu of a row beside a point.
  ///
  /// - Parameters:
  ///   - row: The part of the row.
  ///   - point: Where the menu points to, in the row.
  ///   - edge: The edge whose actions are meant; `nil` for all.
  /// - Returns: Whether the row offers anything.
  static func show(for row: Part, at point: CGPoint, edge: HorizontalEdge? = nil) -> Bool {
    guard case .region(.row(let content)) = row.content else { return false }
    let names =
      switch edge {
      case .leading: content.leadingActions
      case .trailing: content.trailingActions
      case nil: content.leadingActions + content.trailingActions
      }
    guard !names.isEmpty, let menu = g_menu_new(), let group = g_simple_action_group_new() else {
      return false
    }
    for (index, name) in names.enumerated() {
      g_menu_append(menu, name, "row.action\(index)")
      let action = g_simple_action_new("action\(index)", nil)
      if let action {
        Signal.connect(
          UnsafeMutableRawPointer(action), "activate",
          withObject: { [weak row] _ in
            row?.send(.custom(name))
          })
        g_action_map_add_action(OpaquePointer(group), action)
        g_object_unref(UnsafeMutableRawPointer(action))
      }
    }
    gtk_widget_insert_action_group(row.widget, "row", OpaquePointer(group))
    g_object_unref(UnsafeMutableRawPointer(group))
    open(menu, at: row.widget, point)
    return true
  }

  private static func open(
    _ menu: OpaquePointer, at widget: Widget, _ point: CGPoint
  ) {
    let model = UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
    let popover = made(gtk_popover_menu_new_from_model(model))
    g_object_unref(UnsafeMutableRawPointer(menu))
    gtk_widget_set_parent(popover, widget)
    gtk_popover_set_has_arrow(popover.cast(), 0)
    var place = GdkRectangle(x: CInt(point.x), y: CInt(point.y), width: 1, height: 1)
    gtk_popover_set_pointing_to(popover.cast(), &place)
    Signal.connect(popover, "closed") {
      // What was chosen is carried out after this signal, so the menu has to outlive it.
      _ = g_idle_add(
        { data in
          let popover = data?.assumingMemoryBound(to: GtkWidget.self)
          if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
          g_object_unref(data)
          return 0
        }, g_object_ref(UnsafeMutableRawPointer(popover)))
    }
    gtk_popover_popup(popover.cast())
  }
}
