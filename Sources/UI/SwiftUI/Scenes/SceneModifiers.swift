public import Foundation
public import Observation
public import SwiftUICore

extension Scene {
  /// Sets an environment value for the windows of the scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    transformed { $0.environment(keyPath, value) }
  }

  /// Sets an observable object for the windows of the scene, to be read by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    transformed { $0.environment(object) }
  }

  /// Changes an environment value for the windows of the scene.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    transformed { $0.transformEnvironment(keyPath, transform: transform) }
  }

  /// Runs an action with the old and the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    transformed { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    transformed { $0.onChange(of: value, initial: initial, action) }
  }

  /// Sets the size of new windows.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    transformed {
      $0.transformPreference(SceneItemKey.self) { items in
        for index in items.indices { items[index].defaultSize = size }
      }
    }
  }

  /// Sets the size of new windows.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets which addresses a new window of the scene is opened for: those that contain one of the
  /// strings, or any with `"*"`.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    transformed {
      $0.transformPreference(SceneItemKey.self) { items in
        for index in items.indices { items[index].externalEvents = conditions }
      }
    }
  }

  /// Adds commands to the menus of the scene's windows.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: @escaping () -> Content
  ) -> some Scene {
    transformed { scene in
      SceneCommands(scene: scene, content: content)
    }
  }
}

/// A scene and the commands of its windows.
private nonisolated struct SceneCommands<Content: Commands>: View {
  let scene: AnyView
  let content: () -> Content
  @State private var model = CommandModel()

  init(scene: AnyView, content: @escaping () -> Content) {
    self.scene = scene
    self.content = content
  }

  @MainActor var body: some View {
    // Reads no commands: they are made here, and would be made again because they were.
    CommandedScene(scene: scene, model: model)
      .background {
        ZStack { Content._commandsView(content()) }
          .onPreferenceChange(CommandItemKey.self) { model.commands = $0 }
      }
  }
}

/// A scene whose windows offer the commands that were handed on.
private nonisolated struct CommandedScene: View {
  let scene: AnyView
  let model: CommandModel

  @MainActor var body: some View {
    ZStack { scene }
      .transformPreference(SceneItemKey.self) { [commands = model.commands] items in
        for index in items.indices { items[index].commands += commands }
      }
  }
}

/// The commands that were handed on.
@MainActor @Observable private final class CommandModel {
  var commands: [CommandItem] = []

  nonisolated init() {}
}
