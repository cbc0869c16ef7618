public import Foundation

/// A side of a rectangle, in reading direction.
public nonisolated enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Just one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// Just the top edge.
    public static let top = Set(.top)
    /// Just the leading edge.
    public static let leading = Set(.leading)
    /// Just the bottom edge.
    public static let bottom = Set(.bottom)
    /// Just the trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the four edges of a rectangle.
public nonisolated struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(CGSize(width: length, height: length), on: edges)
  }

  /// Creates insets of one length across and one from top to bottom.
  init(_ lengths: CGSize, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? lengths.height : 0,
      leading: edges.contains(.leading) ? lengths.width : 0,
      bottom: edges.contains(.bottom) ? lengths.height : 0,
      trailing: edges.contains(.trailing) ? lengths.width : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
}

/// The upper or the lower side of a rectangle.
@frozen public nonisolated enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top, bottom

  /// Some of the two edges.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Just one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// Just the top edge.
    public static let top = Set(.top)
    /// Just the bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing side of a rectangle.
@frozen public nonisolated enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing

  /// Some of the two edges.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Just one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// Just the leading edge.
    public static let leading = Set(.leading)
    /// Just the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
