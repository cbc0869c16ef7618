import CGTK
import Foundation
import SwiftUICore

/// A bar: at the top of a page a header bar by which the window is moved.
final class BarPart: Part {
  private let kind: BarContent.Kind

  init(_ seed: PartSeed, _ bar: BarContent) {
    kind = bar.kind
    // Of another name than the theme gives space around.
    let inner = Box(css: "content")
    inner.hitRule = { _, _ in false }
    switch bar.kind {
    case .navigation:
      let outer = Box(css: "headerbar")
      let handle = made(gtk_window_handle_new())
      gtk_window_handle_set_child(handle.opaque, inner.widget)
      outer.insert(handle, rule: { CGRect(origin: .zero, size: $0) })
      super.init(seed, widget: outer.widget, host: inner)
      widget.addClass("hetang-bar")
    case .bottom, .search, .status:
      super.init(seed, widget: inner.widget, host: inner)
      if bar.kind == .bottom { widget.addClass("hetang-toolbar") }
    }
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .region(.bar(let bar)) = new else { return false }
    return bar.kind == kind
  }
}
