public import SwiftUICore

/// A scene of one window.
public nonisolated struct Window<Content: View>: PrimitiveScene {
  let description: SceneDescription
  let content: () -> Content

  /// Creates a window that the program asks for by a name.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    description = SceneDescription(role: .single, name: id, title: title)
    self.content = content
  }

  /// Creates a window with a translated title that the program asks for by a name.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window that the program asks for by a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  @MainActor public static func _sceneView(_ scene: Window) -> AnyView {
    AnyView(SceneItemView(scene.description) { _ in AnyView(scene.content()) })
  }
}

/// The scene of an application's settings.
public nonisolated struct Settings<Content: View>: PrimitiveScene {
  let content: () -> Content

  /// Creates the settings.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  @MainActor public static func _sceneView(_ scene: Settings) -> AnyView {
    AnyView(
      SceneItemView(SceneDescription(role: .settings)) { _ in AnyView(scene.content()) })
  }
}
