public import Foundation

/// A shape of any type.
public nonisolated struct AnyShape: Shape, NamedShape {
  private let shape: any Shape

  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func outline(in rect: CGRect) -> NamedOutline? { (shape as? any NamedShape)?.outline(in: rect) }
}

extension AnyShape: ComparedByRule {
  /// Shapes are the same if the wrapped ones are.
  @MainActor static func areSame(_ first: AnyShape, _ second: AnyShape) -> Bool {
    func isSame<S: Shape>(_ shape: S) -> Bool {
      guard let other = second.shape as? S else { return false }
      return Comparison.of(S.self).areSame(shape, other)
    }
    return isSame(first.shape)
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
