import CGTK
import Foundation
import SwiftUICore

/// A row of a list, with the name and states by which the desktop's style knows rows.
final class RowPart: Part {
  private var classes: [String] = []

  init(_ seed: PartSeed, _ row: RowContent) {
    let box = Box(css: "row", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    super.init(seed, widget: box.widget, host: box)
    renderer.watchFocus(of: widget, for: self)
    apply(row)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .region(.row(let row)) = new else { return false }
    apply(row)
    return true
  }

  private func apply(_ row: RowContent) {
    let look = path.lazy.compactMap(\.listLook).first ?? .plain
    var new: [String] = []
    if row.isPressable { new.append("activatable") }
    if !row.hidesSeparator { new.append("hetang-separated") }
    if let edge = row.insertionEdge {
      new.append(edge == .top ? "hetang-insert-above" : "hetang-insert-below")
    }
    switch look {
    case .grouped, .insetGrouped: new.append("hetang-card-\(row.position)")
    case .plain, .inset, .sidebar: break
    }
    widget.replaceClasses(classes, by: new)
    classes = new
    gtk_widget_set_focusable(widget, row.isPressable ? 1 : 0)
    if row.isSelected {
      gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_SELECTED, 0)
    } else {
      gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_SELECTED)
    }
  }
}
