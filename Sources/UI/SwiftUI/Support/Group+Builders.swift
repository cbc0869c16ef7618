public import SwiftUICore

// Groups of what isn't a view, in the builders of its kind.

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  public typealias Body = Never

  /// Groups items of a toolbar.
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(grouping: content()) }

  @MainActor public static func _toolbarView(_ group: Group) -> AnyView {
    Content._toolbarView(group.content)
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: Scene, PrimitiveScene where Content: Scene {
  public typealias Body = Never

  /// Groups scenes.
  public init(@SceneBuilder content: () -> Content) { self.init(grouping: content()) }

  @MainActor public static func _sceneView(_ group: Group) -> AnyView {
    Content._sceneView(group.content)
  }
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
  public typealias Body = Never

  /// Groups commands.
  public init(@CommandsBuilder content: () -> Content) { self.init(grouping: content()) }

  @MainActor public static func _commandsView(_ group: Group) -> AnyView {
    Content._commandsView(group.content)
  }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  /// Groups tabs.
  public init(@TabContentBuilder<Content.TabValue> content: () -> Content) {
    self.init(grouping: content())
  }

  @MainActor public static func _tabView(_ group: Group) -> AnyView {
    Content._tabView(group.content)
  }
}
