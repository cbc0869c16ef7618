import Foundation

/// How an outline becomes a picture.
nonisolated enum OutlineUse: Equatable, Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

/// A shape painted in a style.
nonisolated struct PaintedShape<S: Shape, Style: ShapeStyle>: PrimitiveView {
  var shape: S
  var style: Style
  var use: OutlineUse

  @MainActor static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(ShapeNode<S, Style>.self) ?? ShapeNode(view, in: slot)
    slot.node = node
    node.show(view)
  }

  @MainActor static var _elementCount: _ElementCount { .fixed(1) }
}

/// The node of a painted shape.
final class ShapeNode<S: Shape, Style: ShapeStyle>: LayoutNode {
  private var view: PaintedShape<S, Style>
  private var known: (size: CGSize, direction: LayoutDirection, content: ElementContent)?

  init(_ view: PaintedShape<S, Style>, in slot: _ViewSlot) {
    self.view = view
    super.init(in: slot)
  }

  func show(_ new: PaintedShape<S, Style>) {
    let isSameShape = areSame(view.shape, new.shape)
    guard !isSameShape || view.use != new.use || !areSame(view.style, new.style) else { return }
    view = new
    if !isSameShape { setNeedsLayout() }
    known = nil
    contentDidChange()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  /// The style may come to another paint, too.
  override func willRemeasure() {
    known = nil
    contentDidChange()
  }

  override var content: ElementContent? {
    let direction = scope.direction
    if let known, known.size == placedSize, known.direction == direction { return known.content }
    let content = makeContent(direction)
    known = (placedSize, direction, content)
    return content
  }

  private func makeContent(_ direction: LayoutDirection) -> ElementContent {
    let paint = trackLayout(of: ShapeNode<S, Style>.self) {
      view.style.paint(in: EnvironmentValues(base: scope))
    }
    let outline = view.shape.outline(in: placedSize, direction: direction)
    var content = ShapeContent(outline.kind, paint: paint)
    content.inset = outline.inset
    switch view.use {
    case .fill(let style):
      if case .color(let color) = paint, outline == (.rectangle, 0) { return .color(color) }
      content.isEvenOdd = style.isEOFilled
    case .stroke(let style): content.stroke = style
    }
    return .shape(content)
  }

  override var label: String { typeName(S.self) }
}
