public import SwiftUICore

extension EnvironmentValues {
  private enum HidesLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in the view; those who listen still hear them.
  nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

/// The label of a control where labels may be hidden.
struct ControlLabel<Label: View>: View {
  let label: Label
  @Environment(\.hidesLabels) private var isHidden

  var body: some View {
    if !isHidden { label }
  }
}

extension View {
  /// Says the label of a control that doesn't show it.
  func hiddenLabel<Label: View>(_ label: Label?, in scope: EnvironmentScope) -> some View {
    var properties = AccessibilityProperties()
    properties.label = (label as? any TextBearing)?.plainText(in: scope)
    return accessibilityProperties(properties)
  }
}
