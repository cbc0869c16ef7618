/// A style that as a view fills the space it is offered.
nonisolated protocol StyleView: PrimitiveView, ShapeStyle {}

extension StyleView {
  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    PaintedShape._reconcile(
      PaintedShape(shape: Rectangle(), style: view, use: .fill(FillStyle())), in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}
