package import Foundation

/// How much room there is in a direction.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: less than 600 points.
  case compact
  /// At least 600 points.
  case regular

  /// The class of a length of the window.
  package init(of length: CGFloat) { self = length < 600 ? .compact : .regular }
}

/// How many columns fit beside each other in a window.
package nonisolated enum WindowBreadth: Comparable, Sendable {
  /// One.
  case narrow
  /// Two, from 600 points.
  case regular
  /// Three, from 1000 points.
  case wide

  package init(of width: CGFloat) {
    self = width < 600 ? .narrow : width < 1000 ? .regular : .wide
  }
}

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  private enum VerticalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  private enum BreadthKey: EnvironmentKey {
    static var defaultValue: WindowBreadth { .regular }
  }

  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  /// How many columns fit beside each other.
  package var windowBreadth: WindowBreadth {
    get { self[BreadthKey.self] }
    set { self[BreadthKey.self] = newValue }
  }

  /// Takes over what follows from the size of a window.
  mutating func adopt(windowSize size: CGSize) {
    horizontalSizeClass = UserInterfaceSizeClass(of: size.width)
    verticalSizeClass = UserInterfaceSizeClass(of: size.height)
    windowBreadth = WindowBreadth(of: size.width)
  }
}
