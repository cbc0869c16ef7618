public import Foundation

/// A direction and a length in a plane.
public struct CGVector: Hashable, Codable, Sendable {
  /// The part along the horizontal axis.
  public var dx: CGFloat
  /// The part along the vertical axis.
  public var dy: CGFloat

  /// Creates the vector without a length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector of its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector without a length.
  public static let zero = CGVector()
}
