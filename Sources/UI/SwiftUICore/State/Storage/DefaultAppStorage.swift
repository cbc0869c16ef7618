public import Foundation

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
  }

  private enum SceneStoreKey: EnvironmentKey {
    static var defaultValue: SceneStore? { nil }
  }

  /// The defaults for values that name none.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }

  /// Where the values of a scene are kept; `nil` for the scene's own graph.
  package var sceneStore: SceneStore? {
    get { self[SceneStoreKey.self] }
    set { self[SceneStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the defaults in which the views keep values that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
