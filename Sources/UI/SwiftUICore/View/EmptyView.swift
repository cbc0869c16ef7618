/// A view without any content.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
  /// Creates the empty view.
  public init() {}

  @MainActor public static func _reconcile(_ view: EmptyView, in slot: inout _ViewSlot) {
    if slot.node == nil { slot.node = EmptyNode(in: slot) }
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(0) }
}

/// Stands for a view without elements.
final class EmptyNode: ViewNode {}
