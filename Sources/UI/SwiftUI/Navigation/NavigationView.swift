public import SwiftUICore

/// Shows a view and pages above it, or columns, as programs written before iOS 16 say it.
///
/// One view is the root of a stack; of two or three the first ones lead to the last.
public struct NavigationView<Content: View>: View {
  private let content: Content
  private let columns: [AnyView]
  @Environment(\.navigationViewForm) private var form

  /// Creates a navigation view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    let columns = (self.content as? any ViewTuple)?.views ?? []
    self.columns = columns.count > 3 ? [] : columns
  }

  public var body: some View {
    if form == .stack || columns.isEmpty {
      NavigationStack {
        if let first = columns.first { first } else { content }
      }
    } else if columns.count == 2 {
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    } else {
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    }
  }
}

/// How navigation views share out their space.
@MainActor @preconcurrency public protocol NavigationViewStyle {
  /// The form that the style stands for.
  static func _navigationForm(_ style: Self) -> _NavigationForm
}

/// A form of navigation views, as styles name it.
public nonisolated enum _NavigationForm: Equatable, Sendable {
  case automatic
  case columns
  case stack
}

/// Columns if there are several views.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}

  public static func _navigationForm(_ style: Self) -> _NavigationForm { .automatic }
}

/// Columns if there are several views.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
  public static func _navigationForm(_ style: Self) -> _NavigationForm { .columns }
}

/// The first view as the root of a stack.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}

  public static func _navigationForm(_ style: Self) -> _NavigationForm { .stack }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns if there are several views.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns if there are several views.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The first view as the root of a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views in the view share out their space.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(NavigationFormModifier(style: style))
  }
}

/// Sets the form of navigation views.
private nonisolated struct NavigationFormModifier<S: NavigationViewStyle>: ViewModifier {
  let style: S

  @MainActor func body(content: Content) -> some View {
    content.environment(\.navigationViewForm, S._navigationForm(style))
  }
}

extension EnvironmentValues {
  private enum NavigationFormKey: EnvironmentKey {
    static var defaultValue: _NavigationForm { .automatic }
  }

  /// The form of navigation views.
  var navigationViewForm: _NavigationForm {
    get { self[NavigationFormKey.self] }
    set { self[NavigationFormKey.self] = newValue }
  }
}

/// Several views, as a builder makes them.
@MainActor private protocol ViewTuple {
  var views: [AnyView] { get }
}

extension TupleView: @MainActor ViewTuple {
  fileprivate var views: [AnyView] {
    Mirror(reflecting: value).children.compactMap { child in
      (child.value as? any View).map { AnyView($0) }
    }
  }
}
