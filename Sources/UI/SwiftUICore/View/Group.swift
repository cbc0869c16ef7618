/// Several views treated as one in a builder; what modifies the group modifies each of them.
public nonisolated struct Group<Content> {
  package let content: Content

  /// Groups something that isn't a view.
  package init(grouping content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  /// Groups the views of a builder.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _reconcile(_ view: Group<Content>, in slot: inout _ViewSlot) {
    Content._reconcile(view.content, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { Content._elementCount }
}
