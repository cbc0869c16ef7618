package import Foundation
package import SwiftUICore

/// A kind of window that an application has.
package struct SceneItem: Equatable, Identifiable {
  /// What the windows are for.
  package enum Role: Equatable, Sendable { case group, single, settings }

  /// The identity of the place where the scene is written.
  package let id: PortalID
  let description: SceneDescription
  /// The size of new windows, if the program names one.
  package var defaultSize: CGSize?
  /// Which addresses open a window of this kind; empty for all.
  package var externalEvents: Set<String> = []
  /// What the menus of the windows offer beyond what they do by themselves.
  package var commands: [CommandItem] = []
  private let version: Int
  let scope: EnvironmentScope
  let content: (WindowValue) -> AnyView

  @MainActor private static var lastVersion = 0

  @MainActor init(
    id: PortalID, description: SceneDescription, scope: EnvironmentScope,
    content: @escaping (WindowValue) -> AnyView
  ) {
    Self.lastVersion += 1
    version = Self.lastVersion
    self.id = id
    self.description = description
    self.scope = scope
    self.content = content
  }

  package var role: Role { description.role }
  /// The name by which the program asks for the windows.
  package var name: String? { description.name }

  package static func == (left: SceneItem, right: SceneItem) -> Bool {
    left.id == right.id && left.version == right.version && left.defaultSize == right.defaultSize
      && left.externalEvents == right.externalEvents && left.commands == right.commands
  }
}

/// What a scene is called and what it is for.
nonisolated struct SceneDescription {
  var role: SceneItem.Role
  var name: String?
  var valueType: (any Hashable.Type)?
  /// Makes the value of a window that is opened without one.
  var defaultValue: (() -> AnyHashable)?
  var title: Text?
}

/// The value that a window is for.
@MainActor @Observable package final class WindowValue {
  package var value: AnyHashable?

  package init(_ value: AnyHashable?) { self.value = value }

  /// A binding to the value as one of a type.
  func binding<D: Hashable>(as type: D.Type) -> Binding<D?> {
    Binding(
      reading: { self.value?.base as? D },
      writing: { self.value = $0.map { AnyHashable($0) } })
  }
}

enum SceneItemKey: PreferenceKey {
  static var defaultValue: [SceneItem] { [] }

  static func reduce(value: inout [SceneItem], nextValue: () -> [SceneItem]) {
    value += nextValue()
  }
}

/// Hands a scene on to the graph of the application.
struct SceneItemView: View {
  let description: SceneDescription
  let content: (WindowValue) -> AnyView
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(
    _ description: SceneDescription, content: @escaping (WindowValue) -> AnyView
  ) {
    self.description = description
    self.content = content
  }

  var body: some View {
    PreferenceSource(
      SceneItemKey.self,
      value: [SceneItem(id: id, description: description, scope: scope, content: content)])
  }
}
