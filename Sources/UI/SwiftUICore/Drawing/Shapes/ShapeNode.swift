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
  private var outline: Presentation<S.AnimatableData>?
  private var line: Presentation<StrokeStyle.AnimatableData>?
  private var color: Presentation<Color.Resolved.AnimatableData>?

  init(_ view: PaintedShape<S, Style>, in slot: _ViewSlot) {
    self.view = view
    super.init(in: slot)
  }

  func show(_ new: PaintedShape<S, Style>) {
    let isSameShape = areSame(view.shape, new.shape)
    guard !isSameShape || view.use != new.use || !areSame(view.style, new.style) else { return }
    let old = view
    let oldColor = resolvedColor
    view = new
    if !isSameShape { setNeedsLayout() }
    animate(from: old, oldColor)
    drawAnew()
  }

  private func animate(from old: PaintedShape<S, Style>, _ oldColor: Color.Resolved?) {
    let draw: () -> Void = { [weak self] in self?.drawAnew() }
    outline = moved(
      outline, from: old.shape.animatableData, to: view.shape.animatableData, show: draw)
    if case .stroke(let before) = old.use, case .stroke(let after) = view.use {
      line = moved(line, from: before.animatableData, to: after.animatableData, show: draw)
    }
    if let oldColor, let newColor = resolvedColor {
      color = moved(
        color, from: oldColor.animatableData, to: newColor.animatableData, show: draw)
    }
  }

  /// The colour that the style comes to, while it matters how it changes.
  private var resolvedColor: Color.Resolved? {
    guard graph.frameClock != nil else { return nil }
    let environment = EnvironmentValues(base: scope)
    guard case .color(let color) = view.style.paint(in: environment) else { return nil }
    return color.resolve(in: environment)
  }

  private func drawAnew() {
    known = nil
    contentDidChange()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  /// The style may come to another paint, too.
  override func willRemeasure() { drawAnew() }

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
    let outline = shownShape.outline(in: placedSize, direction: direction)
    var content = ShapeContent(outline.kind, paint: shown(paint))
    content.inset = outline.inset
    switch view.use {
    case .fill(let style):
      if case .color(let color) = content.paint, outline == (.rectangle, 0) {
        return .color(color)
      }
      content.isEvenOdd = style.isEOFilled
    case .stroke(var style):
      if let line, line.isMoving { style.animatableData = line.value }
      content.stroke = style
    }
    return .shape(content)
  }

  private var shownShape: S {
    var shape = view.shape
    if let outline, outline.isMoving { shape.animatableData = outline.value }
    return shape
  }

  private func shown(_ paint: ShapePaint) -> ShapePaint {
    guard let color, color.isMoving, var shown = resolvedColor else { return paint }
    shown.animatableData = color.value
    return .color(Color(shown))
  }

  override func willTearDown() {
    outline?.stop()
    line?.stop()
    color?.stop()
    super.willTearDown()
  }

  override var label: String { typeName(S.self) }
}
