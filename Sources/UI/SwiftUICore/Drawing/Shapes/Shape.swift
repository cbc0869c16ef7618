public import Foundation
import FoundationCompat

/// An outline that is worked out for any rectangle, and as a view is filled.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// Whether the shape is thought of as an area or as a line.
  static var role: ShapeRole { get }

  /// What becomes of the outline in a right-to-left layout.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the shape as a view, for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What kind of thing a shape is.
public nonisolated enum ShapeRole: Sendable, Hashable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line that separates.
  case separator
}

/// What becomes of something in a layout of the other direction.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in a layout of a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored in a right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that a renderer knows by name.
nonisolated protocol NamedShape: Shape {
  /// The outline in a rectangle, if it has a name there.
  func outline(in rect: CGRect) -> NamedOutline?
}

/// An outline with a name and the rectangle that it fills.
nonisolated struct NamedOutline {
  var kind: ShapeContent.Outline
  var rect: CGRect
}

extension Shape {
  /// The outline as a renderer is told, and how far inside the frame it lies on all sides.
  func outline(
    in size: CGSize, direction: LayoutDirection
  ) -> (kind: ShapeContent.Outline, inset: CGFloat) {
    let frame = CGRect(origin: .zero, size: size)
    if let named = (self as? any NamedShape)?.outline(in: frame) {
      let inset = named.rect.minX
      if named.rect == frame.insetBy(dx: inset, dy: inset) { return (named.kind, inset) }
    }
    return (.path(path(in: size, direction: direction).steps), 0)
  }

  /// The outline in a frame of a size, mirrored if the layout's direction asks for it.
  func path(in size: CGSize, direction: LayoutDirection) -> Path {
    let path = path(in: CGRect(origin: .zero, size: size))
    guard layoutDirectionBehavior.isMirrored(in: direction) else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }
}

extension LayoutDirectionBehavior {
  func isMirrored(in direction: LayoutDirection) -> Bool {
    switch self {
    case .fixed: false
    case .mirrors(let mirrored): direction == mirrored
    }
  }
}

extension Path {
  /// The steps as a renderer is told.
  var steps: [PathStep] {
    elements.map { element in
      switch element {
      case .move(let end): .move(end)
      case .line(let end): .line(end)
      case .quadCurve(let end, let control): .quadCurve(end, control: control)
      case .curve(let end, let control1, let control2): .curve(end, control1, control2)
      case .closeSubpath: .close
      }
    }
  }
}
