import CGTK
import Foundation
import SwiftUICore

/// A filled or stroked outline.
final class ShapePart: Part {
  private var shape: ShapeContent

  init(_ seed: PartSeed, _ shape: ShapeContent) {
    let box = Box()
    self.shape = shape
    super.init(seed, widget: box.widget, host: box)
    box.paint = { [unowned self] snapshot, _ in draw(snapshot) }
    box.hitRule = { [unowned self] point, size in
      self.shape.outline.contains(point, in: size, isEvenOdd: self.shape.isEvenOdd)
    }
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .shape(let shape) = new else { return false }
    self.shape = shape
    gtk_widget_queue_draw(widget)
    return true
  }

  /// The outline lies where the engine says, not where its edges were rounded to.
  private func draw(_ snapshot: Snapshot) {
    let area = CGRect(origin: .zero, size: frame.size).insetBy(dx: shape.inset, dy: shape.inset)
    if let stroke = shape.stroke {
      snapshot.stroke(
        shape.outline, of: area, style: stroke, with: shape.paint, renderer.palette)
    } else {
      snapshot.fill(
        shape.outline, of: area, isEvenOdd: shape.isEvenOdd, with: shape.paint, renderer.palette)
    }
  }
}
