public import SwiftUICore

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
  }

  private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum LayerCloserKey: EnvironmentKey {
    static var defaultValue: DismissAction? { nil }
  }

  private enum CloseAfterActionKey: EnvironmentKey {
    static var defaultValue: DismissAction? { nil }
  }

  /// Ends what the view is presented in, or goes back to the page before.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented: in a sheet, popover or page that can be ended.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// What closes the layer around, for a button in the bar of its first page.
  var layerCloser: DismissAction? {
    get { self[LayerCloserKey.self] }
    set { self[LayerCloserKey.self] = newValue }
  }

  /// What a button runs after its action: it closes the menu or alert that the button is in.
  package var closeAfterAction: DismissAction? {
    get { self[CloseAfterActionKey.self] }
    set { self[CloseAfterActionKey.self] = newValue }
  }
}
