public import SwiftUICore

/// Whether people see a scene and can operate it.
public nonisolated enum ScenePhase: Comparable, Sendable {
  /// It cannot be seen.
  case background
  /// It can be seen, but is not operated.
  case inactive
  /// It can be seen and operated.
  case active
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }

  /// The phase of the scene; in an application, that of its most active scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
