public import SwiftUICore

/// A part of an application's user interface with a life of its own: mostly a kind of window.
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that the body makes.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view that stands for a scene in the graph of the application.
  @MainActor static func _sceneView(_ scene: Self) -> AnyView
}

extension Scene {
  @MainActor public static func _sceneView(_ scene: Self) -> AnyView {
    AnyView(ValueBody(of: scene) { Body._sceneView($0.body) })
  }
}

extension Never: Scene {
  @MainActor public static func _sceneView(_ scene: Never) -> AnyView {}
}

/// A scene of the framework, without a body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never {
    fatalError("\(Self.self) is a built-in scene: its body is never evaluated")
  }
}

/// Makes one scene of the statements in a closure.
@resultBuilder public nonisolated struct SceneBuilder {
  /// Takes a statement that is a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Passes a single scene through.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Joins several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    SceneTuple(content: (repeat each content))
  }
}

/// Several scenes.
private nonisolated struct SceneTuple<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)

  @MainActor static func _sceneView(_ scene: Self) -> AnyView {
    var views: [AnyView] = []
    for view in repeat (each Content)._sceneView(each scene.content) { views.append(view) }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// A scene whose view is changed.
nonisolated struct TransformedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let transform: (AnyView) -> AnyView

  @MainActor static func _sceneView(_ scene: Self) -> AnyView {
    scene.transform(Content._sceneView(scene.content))
  }
}

extension Scene {
  nonisolated func transformed<Changed: View>(
    _ transform: @escaping (AnyView) -> Changed
  ) -> some Scene {
    TransformedScene(content: self) { AnyView(transform($0)) }
  }
}
