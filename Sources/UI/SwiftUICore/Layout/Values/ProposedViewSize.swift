public import Foundation

/// The size that a container proposes to a child; `nil` asks for the ideal length.
public nonisolated struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width, or `nil` for the ideal one.
  public var width: CGFloat?
  /// The proposed height, or `nil` for the ideal one.
  public var height: CGFloat?

  /// Nothing in both directions: asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No proposal in both directions: asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Endless in both directions: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from two lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// A size with the lengths of a given one where nothing is proposed.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension CGSize {
  nonisolated subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension CGPoint {
  nonisolated subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  nonisolated static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  nonisolated static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
