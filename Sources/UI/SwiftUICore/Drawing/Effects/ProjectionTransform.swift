public import Foundation
public import FoundationCompat

/// A way to move, turn, stretch and tilt points, as a matrix of three rows and columns.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  /// How much of a point's x goes into the new x.
  public var m11: CGFloat = 1.0
  /// How much of a point's x goes into the new y.
  public var m12: CGFloat = 0.0
  /// How much of a point's x goes into the new distance.
  public var m13: CGFloat = 0.0
  /// How much of a point's y goes into the new x.
  public var m21: CGFloat = 0.0
  /// How much of a point's y goes into the new y.
  public var m22: CGFloat = 1.0
  /// How much of a point's y goes into the new distance.
  public var m23: CGFloat = 0.0
  /// What is added to the new x.
  public var m31: CGFloat = 0.0
  /// What is added to the new y.
  public var m32: CGFloat = 0.0
  /// What is added to the new distance.
  public var m33: CGFloat = 1.0

  /// Creates the transform that leaves points where they are.
  public init() {}

  /// Creates a transform that tilts nothing.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether points stay where they are.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether nothing is tilted.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Turns the transform into the one that undoes it.
  ///
  /// - Returns: Whether that is possible; if not, the transform stays what it is.
  public mutating func invert() -> Bool {
    let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0, determinant.isFinite else { return false }
    var inverse = ProjectionTransform()
    inverse.m11 = a / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = b / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = c / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }

  /// The transform that undoes this one; the transform itself if that isn't possible.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    _ = inverse.invert()
    return inverse
  }

  /// The transform that does the other one after this one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }
}

extension CGPoint {
  /// Where a transform takes the point.
  public nonisolated func applying(_ m: ProjectionTransform) -> CGPoint {
    let distance = m.m13 * x + m.m23 * y + m.m33
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / distance,
      y: (m.m12 * x + m.m22 * y + m.m32) / distance)
  }
}

extension ProjectionTransform {
  /// What a renderer is told.
  var effect: EffectContent {
    guard isAffine else { return .projection(self) }
    return .transform(
      AffineTransform(m11: m11, m12: m12, m21: m21, m22: m22, tX: m31, tY: m32))
  }

  /// The transform about a point of a frame.
  func about(
    _ anchor: UnitPoint, in size: CGSize, direction: LayoutDirection
  ) -> ProjectionTransform {
    let x = (direction == .rightToLeft ? 1 - anchor.x : anchor.x) * size.width
    let y = anchor.y * size.height
    let there = ProjectionTransform(CGAffineTransform(translationX: -x, y: -y))
    let back = ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    return there.concatenating(self).concatenating(back)
  }
}
