/// What a control lies in, which decides how it looks if nobody says.
package enum ControlContext: Hashable, Sendable {
  /// Anywhere in a window.
  case window
  /// A row of a list or form: a button fills the row.
  case row
  /// A menu: controls are its items.
  case menu
  /// A bar with tools.
  case bar
  /// A tab of a bar that switches between tabs.
  case tab
  /// The buttons of an alert or dialog.
  case dialog
}

extension EnvironmentValues {
  private enum ControlContextKey: EnvironmentKey {
    static var defaultValue: ControlContext { .window }
  }

  /// What controls lie in; set by the containers that make them look different.
  package var controlContext: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }
}
