public import SwiftUICore

/// An item of a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let identity: ID
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor public static func _toolbarView(_ item: ToolbarItem) -> AnyView {
    AnyView(ToolbarItemView(placement: item.placement, content: item.content))
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(identity: (), placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item that people may arrange.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(identity: id, placement: placement, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID { identity }
}

/// Several items of a toolbar that belong together.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _toolbarView(_ group: ToolbarItemGroup) -> AnyView {
    AnyView(ToolbarItemView(placement: group.placement, content: group.content))
  }
}
