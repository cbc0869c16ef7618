/// The structure and behaviour of an application.
///
/// Mark one type with `@main`; its scenes are the windows.
@MainActor @preconcurrency public protocol App {
  /// The type of scene that the body makes.
  associatedtype Body: Scene

  /// The scenes of the application.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the application.
  @MainActor @preconcurrency init()
}

extension App {
  /// Shows the application until it ends.
  @MainActor @preconcurrency public static func main() { Application(Self.self).show() }
}
