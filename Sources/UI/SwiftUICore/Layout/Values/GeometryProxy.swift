public import Foundation

/// The size and place of a geometry reader.
public nonisolated struct GeometryProxy {
  let node: GeometryNode

  /// The size of the reader.
  public var size: CGSize { MainThread.assume(node) { $0.placedSize } }

  /// The frame of the reader in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    MainThread.assume((node, coordinateSpace.coordinateSpace)) { $0.0.frame(in: $0.1) }
  }

  /// The frame of the reader in a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainThread.assume((node, coordinateSpace)) { $0.0.frame(in: $0.1) }
  }
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
