import CGTK
import Foundation
import SwiftUICore

/// An area of one colour.
final class ColorPart: Part {
  private var color: Color

  init(_ seed: PartSeed, _ color: Color) {
    let box = Box()
    self.color = color
    super.init(seed, widget: box.widget, host: box)
    box.paint = { [unowned self] snapshot, size in
      snapshot.fill(
        .rectangle, of: CGRect(origin: .zero, size: size), with: .color(self.color),
        renderer.palette)
    }
    apply(color)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .color(let color) = new else { return false }
    apply(color)
    return true
  }

  private func apply(_ color: Color) {
    self.color = color
    // What is clear lets pointers through.
    gtk_widget_set_can_target(widget, color == .clear ? 0 : 1)
    gtk_widget_queue_draw(widget)
  }
}
