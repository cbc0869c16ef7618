import Foundation

/// A shape with corners whose radius shrinks with it.
nonisolated protocol CornerShape: Shape {
  /// The shape for a rectangle that is smaller on all sides.
  func shrunk(by amount: CGFloat) -> Self
}

/// A shape made smaller on all sides.
nonisolated struct ShrunkShape<Base: InsettableShape>: InsettableShape, NamedShape {
  var base: Base
  var amount: CGFloat

  private var inner: Base {
    func shrink<Corners: CornerShape>(_ shape: Corners) -> Base? {
      shape.shrunk(by: amount) as? Base
    }
    return (base as? any CornerShape).flatMap { shrink($0) } ?? base
  }

  private func room(in rect: CGRect) -> CGRect {
    let limit = min(rect.width, rect.height) / 2
    let amount = min(amount, limit)
    return CGRect(
      x: rect.minX + amount, y: rect.minY + amount, width: rect.width - 2 * amount,
      height: rect.height - 2 * amount)
  }

  func path(in rect: CGRect) -> Path { inner.path(in: room(in: rect)) }

  func inset(by amount: CGFloat) -> ShrunkShape<Base> {
    ShrunkShape(base: base, amount: self.amount + amount)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  func outline(in rect: CGRect) -> NamedOutline? {
    (inner as? any NamedShape)?.outline(in: room(in: rect))
  }
}
