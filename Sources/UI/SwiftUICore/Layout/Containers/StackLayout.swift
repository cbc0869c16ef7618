import Foundation

/// A layout that arranges views in a line.
nonisolated protocol StackLayout: BuiltInLayout where Cache == _StackLayoutCache {
  /// The direction of the line.
  static var axis: Axis { get }
  /// The distance between views, or `nil` for what they would like.
  var spacing: CGFloat? { get }
  /// The guide on which the views are lined up.
  var guide: AlignmentKey { get }
}

extension StackLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  public func makeCache(subviews: LayoutSubviews) -> _StackLayoutCache { _StackLayoutCache() }

  public func updateCache(_ cache: inout _StackLayoutCache, subviews: LayoutSubviews) {
    cache.gaps = nil
  }

  public func spacing(
    subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> ViewSpacing {
    arrangement(subviews).edgeSpacing()
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    arrangement(subviews).size(for: proposal, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout _StackLayoutCache
  ) {
    arrangement(subviews).place(in: bounds, proposal: proposal, cache: &cache)
  }

  private func arrangement(_ subviews: LayoutSubviews) -> StackArrangement {
    StackArrangement(
      axis: Self.axis, spacing: spacing.map { subviews.fitted($0, along: Self.axis) },
      guide: guide, subviews: subviews)
  }
}
