import SwiftUICore

extension EnvironmentValues {
  /// The colour that controls are to have instead of the system's; `nil` for the system's own.
  var controlTint: Color? { tint == nil ? nil : tintColor }
}

extension View {
  /// Sets the colour of controls, or leaves it as it is.
  nonisolated func controlTint(_ color: Color?) -> some View {
    transformEnvironment(\.tint) { tint in
      if let color { tint = AnyShapeStyle(color) }
    }
  }
}
