public import Foundation

/// A way to arrange views; the built-in containers are made of it too.
public nonisolated protocol Layout: Animatable {
  /// What the layout keeps between calls.
  associatedtype Cache = Void
  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// What the engine should know about the container.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the subviews or the layout have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container would like to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview in the container.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container itself places a horizontal guide, if it does.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the container itself places a vertical guide, if it does.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What the engine should know about a layout container.
public nonisolated struct LayoutProperties: Sendable {
  /// The axis along which a stack arranges its views, if it does.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without a direction.
  public init() {}
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var union = ViewSpacing()
    for subview in subviews { union.formUnion(subview.spacing) }
    return union
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key)
  }

  /// Arranges the views of a builder.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}
