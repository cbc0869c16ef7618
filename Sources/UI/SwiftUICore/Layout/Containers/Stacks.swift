public import Foundation

/// Arranges views in a row.
public nonisolated struct HStackLayout: StackLayout {
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

  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }
}

/// Arranges views in a column.
public nonisolated struct VStackLayout: StackLayout {
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

  static var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }
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
