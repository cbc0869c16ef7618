public import Foundation

/// The views of a section that stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A column that makes only the rows that are in sight.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
  let value: LazyValue
  let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    value = LazyValue(
      axis: .vertical, guide: alignment.key, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    LazyNode.reconcile(view.value, view.content, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

/// A row that makes only the columns that are in sight.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
  let value: LazyValue
  let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    value = LazyValue(
      axis: .horizontal, guide: alignment.key, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    LazyNode.reconcile(view.value, view.content, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}
