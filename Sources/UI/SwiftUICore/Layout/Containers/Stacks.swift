public import Foundation

/// Arranges views in a row.
public nonisolated struct HStackLayout: BuiltInLayout {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = _StackLayoutCache

  /// The guide on which the views are lined up.
  public var alignment: VerticalAlignment
  /// The distance between views, or `nil` for what they would like.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.gaps = nil }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    arrangement(subviews).edgeSpacing()
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrangement(subviews).size(for: proposal, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    arrangement(subviews).place(in: bounds, proposal: proposal, cache: &cache)
  }

  private func arrangement(_ subviews: Subviews) -> StackArrangement {
    StackArrangement(
      axis: .horizontal, spacing: spacing.map { subviews.fitted($0, along: .horizontal) },
      guide: alignment.key, subviews: subviews)
  }
}

/// Arranges views in a column.
public nonisolated struct VStackLayout: BuiltInLayout {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = _StackLayoutCache

  /// The guide on which the views are lined up.
  public var alignment: HorizontalAlignment
  /// The distance between views, or `nil` for what they would like.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.gaps = nil }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    arrangement(subviews).edgeSpacing()
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrangement(subviews).size(for: proposal, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    arrangement(subviews).place(in: bounds, proposal: proposal, cache: &cache)
  }

  private func arrangement(_ subviews: Subviews) -> StackArrangement {
    StackArrangement(
      axis: .vertical, spacing: spacing.map { subviews.fitted($0, along: .vertical) },
      guide: alignment.key, subviews: subviews)
  }
}

/// A row of views.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  let layout: HStackLayout
  let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    LayoutContainerNode.reconcile(view.layout, view.content, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

/// A column of views.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  let layout: VStackLayout
  let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    LayoutContainerNode.reconcile(view.layout, view.content, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}
