import SwiftUICore

/// Which window a program asks for.
package struct WindowRequest: Equatable {
  /// The name of the scene.
  package var name: String?
  /// What the window is for.
  package var value: AnyHashable?
  /// Whether it is the window of the settings.
  package var isSettings = false
  /// The place where the scene is written, if it is known.
  var scene: PortalID?

  package init(name: String? = nil, value: AnyHashable? = nil, isSettings: Bool = false) {
    self.name = name
    self.value = value
    self.isSettings = isSettings
  }

  /// Whether a window of this kind is what is asked for.
  package func isAnswered(by item: SceneItem) -> Bool {
    if let scene, item.id != scene { return false }
    if isSettings { return item.role == .settings }
    if let name, item.description.name != name { return false }
    if let value {
      guard let type = item.description.valueType else { return false }
      return Swift.type(of: value.base) == type
    }
    return item.role != .settings
  }
}
