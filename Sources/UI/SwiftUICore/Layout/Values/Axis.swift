/// A direction of a layout.
public nonisolated enum Axis: Int8, CaseIterable, Hashable, Sendable,
  CustomStringConvertible
{
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Some of the axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)

    init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
    func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
