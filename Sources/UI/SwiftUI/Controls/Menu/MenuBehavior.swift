public import SwiftUICore

/// Whether a menu goes away after an action.
public nonisolated struct MenuActionDismissBehavior: Equatable, Sendable {
  let closes: Bool

  /// As the platform has it.
  public static let automatic = MenuActionDismissBehavior(closes: true)
  /// It goes away.
  public static let enabled = MenuActionDismissBehavior(closes: true)
  /// It stays.
  public static let disabled = MenuActionDismissBehavior(closes: false)
}

extension EnvironmentValues {
  private enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
  }

  private enum MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }

  /// Whether the buttons of menus say that they show one.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether menus go away after actions in the view.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }

  /// Sets whether the buttons of menus in the view say that they show one.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

extension EnvironmentValues {
  /// Closes the menu or alert around after an action here, unless the action leaves it open.
  var closeUnlessKept: DismissAction? {
    menuActionDismissBehavior.closes ? closeAfterAction : nil
  }
}
