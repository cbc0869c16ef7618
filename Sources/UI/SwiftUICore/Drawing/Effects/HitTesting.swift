extension View {
  /// Says whether the view takes what people do with a pointer or a finger.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTesting(isAllowed: enabled))
  }

  /// Says which part of the view's frame can be hit.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Says which part of the view's frame counts for some purposes.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShape(kind: kind, shape: shape, isEvenOdd: eoFill))
  }
}

/// What a content shape is for.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hits and accessibility.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The picture that is dragged along.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The picture beside a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What lights up under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline that those who cannot see are led along.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
