import Foundation

/// Shows a part of content that is larger, and lets it be moved.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  /// What is scrolled; several views form a column.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether indicators of the position may be shown.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node = slot.existing(ScrollAreaNode.self) ?? ScrollAreaNode(in: slot)
    slot.node = node
    node.show(view.content, axes: view.axes, allowsIndicators: view.showsIndicators)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}
