/// Which parts of a view's geometry follow that of another.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size that is proposed.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Draws the view where the source of its group is, or makes it that source.
  ///
  /// The space that the view takes up in its container stays what it is.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometry(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// Names views whose geometry belongs together.
nonisolated struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Draws an element where another one is.
nonisolated struct MatchedGeometry: BoxModifier, Equatable {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor static func makeBox(
    _ modifier: MatchedGeometry, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<MatchedGeometry> {
    MatchedNode(modifier, around: inner, in: slot)
  }
}
