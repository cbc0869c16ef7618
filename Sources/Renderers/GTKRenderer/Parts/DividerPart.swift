import CGTK
import SwiftUICore

/// A line.
final class DividerPart: Part {
  init(_ seed: PartSeed, _ axis: Axis) {
    super.init(seed, widget: made(gtk_separator_new(axis.orientation)), host: nil)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .divider(let axis) = new else { return false }
    gtk_orientable_set_orientation(widget.opaque, axis.orientation)
    return true
  }
}

extension Axis {
  var orientation: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}
