public import Foundation

/// The size and place of a view.
public nonisolated struct GeometryProxy {
  let node: LayoutNode

  /// The size of the view.
  public var size: CGSize { MainThread.assume(node) { $0.placedSize } }

  /// The frame of the view in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    MainThread.assume((node, coordinateSpace.coordinateSpace)) { $0.0.tellFrame(in: $0.1) }
  }

  /// The frame of the view in a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainThread.assume((node, coordinateSpace)) { $0.0.tellFrame(in: $0.1) }
  }

  /// The bounds of the nearest view around that gave a space its name, or `nil` if none did.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainThread.assume((node, coordinateSpace.name)) { $0.0.bounds(ofSpace: $0.1) }
  }

  /// How far the view could reach into the safe area around.
  public var safeAreaInsets: EdgeInsets { MainThread.assume(node) { $0.tellSafeAreaInsets() } }
}

@available(*, unavailable)
extension GeometryProxy: Sendable {}

/// A space in which places are told.
public nonisolated enum CoordinateSpace: Hashable {
  /// The space of the root.
  case global
  /// The space of the view itself.
  case local
  /// The space of a view around it that was given a name.
  case named(AnyHashable)

  /// Whether this is the space of the root.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

/// A way to name a space.
public nonisolated protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the root.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the name of the space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the name of the space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view around that was given a name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the root.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that was given this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension NamedCoordinateSpace {
  /// The space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace()) }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace(axis: axis))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace.scrollView }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace.scrollView(axis: axis) }
}

/// The name of a scroll view's space.
nonisolated struct ScrollSpace: Hashable {
  var axis: Axis?

  @MainActor func isSpace(of scroll: ScrollNode) -> Bool {
    axis.map { scroll.axes.contains($0) } ?? true
  }
}

extension View {
  /// Gives the view's space a name.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceName(name: name.name))
  }

  /// Gives the view's space a name.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceName(name: AnyHashable(name)))
  }
}

/// Names a space.
nonisolated struct CoordinateSpaceName: BoxModifier {
  let name: AnyHashable

  @MainActor static func makeBox(
    _ modifier: CoordinateSpaceName, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<CoordinateSpaceName> {
    CoordinateSpaceNode(modifier, around: inner, in: slot)
  }
}

final class CoordinateSpaceNode: BoxNode<CoordinateSpaceName> {}
