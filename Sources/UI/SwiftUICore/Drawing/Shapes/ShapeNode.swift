import Foundation

/// How an outline becomes a picture.
nonisolated enum OutlineUse: Equatable, Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

/// A shape drawn in a colour.
nonisolated struct PaintedShape<S: Shape>: PrimitiveView {
  var shape: S
  var color: Color
  var paint: OutlineUse

  @MainActor static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(ShapeNode<S>.self) ?? ShapeNode(view, in: slot)
    slot.node = node
    node.show(view)
  }

  @MainActor static var _elementCount: _ElementCount { .fixed(1) }
}

/// The node of a painted shape.
final class ShapeNode<S: Shape>: LayoutNode {
  private var view: PaintedShape<S>
  private var known: (size: CGSize, direction: LayoutDirection, content: ShapeContent)?

  init(_ view: PaintedShape<S>, in slot: _ViewSlot) {
    self.view = view
    super.init(in: slot)
  }

  func show(_ new: PaintedShape<S>) {
    let isSameShape = areSame(view.shape, new.shape)
    guard !isSameShape || view.color != new.color || view.paint != new.paint else { return }
    view = new
    known = nil
    if !isSameShape { setNeedsLayout() }
    contentDidChange()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  override var content: ElementContent? {
    let direction = scope.direction
    if let known, known.size == placedSize, known.direction == direction {
      return .shape(known.content)
    }
    let outline = view.shape.outline(in: placedSize, direction: direction)
    var content = ShapeContent(outline.kind, color: view.color)
    content.inset = outline.inset
    switch view.paint {
    case .fill(let style): content.isEvenOdd = style.isEOFilled
    case .stroke(let style): content.stroke = style
    }
    known = (placedSize, direction, content)
    return .shape(content)
  }

  override var label: String { typeName(S.self) }
}
