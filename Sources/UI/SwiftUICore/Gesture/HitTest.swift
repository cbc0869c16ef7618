package import Foundation

extension LayoutNode {
  /// The innermost node in front at a point of this node's own space.
  final func hit(_ point: CGPoint) -> LayoutNode? {
    guard isPlaced, let point = innerPoint(point) else { return nil }
    if case .effect(.hitShape) = content { return hitChildren(point) ?? self }
    if let inner = hitChildren(point) { return inner }
    return contains(point) && isSolid ? self : nil
  }

  /// A point of this node's space in the space that its children are drawn in; `nil` if nothing
  /// there can be reached.
  final func innerPoint(_ point: CGPoint) -> CGPoint? {
    switch content {
    case .effect(let effect): effect.inner(point, in: placedSize)
    case .scroll: contains(point) ? point : nil
    default: point
    }
  }

  /// Whether a point of the node's own space lies in its frame.
  final func contains(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: placedSize).contains(point)
  }

  /// Whether the node can be hit where nothing in it is.
  final var isSolid: Bool {
    switch content {
    case nil, .effect, .region: false
    case .color(let color): color != .clear
    default: true
    }
  }

  private func hitChildren(_ point: CGPoint) -> LayoutNode? {
    for child in childrenInDrawingOrder.reversed() {
      let inner = CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)
      if let hit = child.hit(inner) { return hit }
    }
    return nil
  }

  /// What this node places, in the order in which it is drawn.
  final var childrenInDrawingOrder: ContiguousArray<LayoutNode> {
    var children: ContiguousArray<LayoutNode> = []
    forEachLayoutChild { if $0.isPlaced { children.append($0) } }
    let heights = children.map { $0.layoutValue(for: ZIndexKey.self) }
    guard heights.contains(where: { $0 != 0 }) else { return children }
    let order = children.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    return ContiguousArray(order.map { children[$0] })
  }

  /// A point of the window in this node's own space.
  final func point(fromWindow point: CGPoint) -> CGPoint {
    var point = layoutParent?.point(fromWindow: point) ?? point
    point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return switch content {
    case .effect(.transform(let transform)): transform.inverted()?.transform(point) ?? point
    case .effect(.projection(let projection)): point.applying(projection.inverted())
    default: point
    }
  }

  /// A point of this node's own space in the window.
  final func point(inWindow point: CGPoint) -> CGPoint {
    var point = point
    switch content {
    case .effect(.transform(let transform)): point = transform.transform(point)
    case .effect(.projection(let projection)): point = point.applying(projection)
    default: break
    }
    point = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    return layoutParent?.point(inWindow: point) ?? point
  }
}

extension EffectContent {
  /// Where a point lies in what the effect is done to; `nil` if nothing can be hit there.
  fileprivate func inner(_ point: CGPoint, in size: CGSize) -> CGPoint? {
    switch self {
    case .opacity(let opacity): opacity > 0 ? point : nil
    case .hitTesting(let isAllowed): isAllowed ? point : nil
    case .clip(let outline, let isEvenOdd), .hitShape(let outline, let isEvenOdd):
      outline.contains(point, in: size, isEvenOdd: isEvenOdd) ? point : nil
    case .transform(let transform): transform.inverted()?.transform(point)
    case .projection(let projection): point.applying(projection.inverted())
    case .maskLayer: nil
    case .shadow, .blur, .group, .colors, .blend, .mask, .placeholder: point
    }
  }
}

extension ShapeContent.Outline {
  /// Whether a point of a frame of a size lies inside the outline.
  package func contains(_ point: CGPoint, in size: CGSize, isEvenOdd: Bool) -> Bool {
    let frame = CGRect(origin: .zero, size: size)
    switch self {
    case .rectangle: return frame.contains(point)
    case .roundedRectangle(let radius):
      return Path(roundedRect: frame, cornerSize: radius).contains(point)
    case .capsule: return Capsule().path(in: frame).contains(point)
    case .ellipse: return Path(ellipseIn: frame).contains(point)
    case .path(let steps): return Path(steps).contains(point, eoFill: isEvenOdd)
    }
  }
}

extension Path {
  /// The path that a renderer is told of.
  fileprivate init(_ steps: [PathStep]) {
    for step in steps {
      switch step {
      case .move(let end): move(to: end)
      case .line(let end): addLine(to: end)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        addCurve(to: end, control1: control1, control2: control2)
      case .close: closeSubpath()
      }
    }
  }
}
