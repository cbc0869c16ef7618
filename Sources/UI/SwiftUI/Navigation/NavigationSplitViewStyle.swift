public import SwiftUICore

/// How split views share out their space.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// The form that the style stands for.
  static func _splitForm(_ style: Self) -> _SplitForm
}

/// A form of split views, as styles name it.
public nonisolated struct _SplitForm: Equatable, Sendable {
  private let name: String

  static let automatic = _SplitForm(name: "automatic")
  static let balanced = _SplitForm(name: "balanced")
  static let prominentDetail = _SplitForm(name: "prominentDetail")
}

/// The form that suits the window.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}

  public static func _splitForm(_ style: Self) -> _SplitForm { .automatic }
}

/// The detail is narrower while other columns are shown.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}

  public static func _splitForm(_ style: Self) -> _SplitForm { .balanced }
}

/// The detail has a window that isn't wide for itself once it has been gone to.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}

  public static func _splitForm(_ style: Self) -> _SplitForm { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The form that suits the window.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail is narrower while other columns are shown.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail has a window that isn't wide for itself once it has been gone to.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets how split views in the view share out their space.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(SplitStyleModifier(style: style))
  }
}

/// Sets the form of split views.
private nonisolated struct SplitStyleModifier<S: NavigationSplitViewStyle>: ViewModifier {
  let style: S

  @MainActor func body(content: Content) -> some View {
    content.environment(\.splitForm, S._splitForm(style))
  }
}

extension EnvironmentValues {
  private enum SplitFormKey: EnvironmentKey {
    static var defaultValue: _SplitForm { .automatic }
  }

  /// The form of split views.
  var splitForm: _SplitForm {
    get { self[SplitFormKey.self] }
    set { self[SplitFormKey.self] = newValue }
  }
}
