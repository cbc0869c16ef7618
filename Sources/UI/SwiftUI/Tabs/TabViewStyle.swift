public import SwiftUICore

/// How tab views look.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The form that the style stands for.
  static func _tabsForm(_ style: Self) -> _TabsForm
}

/// A form of tab views, as styles name it.
public nonisolated struct _TabsForm: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case pages(showsIndex: Bool)
    case sidebarAdaptable
    case tabBarOnly
  }

  let kind: Kind

  static let automatic = _TabsForm(kind: .automatic)

  /// Whether there is a bar with the tabs at all.
  var showsBar: Bool { kind != .pages(showsIndex: false) }

  /// Where the tabs are in a window of a breadth.
  func look(_ breadth: WindowBreadth) -> TabsLook {
    switch kind {
    case .pages: .pages
    case .sidebarAdaptable where breadth == .wide: .sidebar
    case .sidebarAdaptable: breadth == .narrow ? .bottomBar : .topBar
    case .automatic, .tabBarOnly: breadth == .narrow ? .bottomBar : .topBar
    }
  }
}

/// Tabs where they suit the window.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  public static func _tabsForm(_ style: DefaultTabViewStyle) -> _TabsForm { .automatic }
}

/// Pages beside each other, with a dot for each.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// When there are dots.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let name: String

    /// If there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public static func _tabsForm(_ style: PageTabViewStyle) -> _TabsForm {
    _TabsForm(kind: .pages(showsIndex: style.indexDisplayMode != .never))
  }
}

/// Tabs in a column beside the page where there is room for three, else in a bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  public static func _tabsForm(_ style: SidebarAdaptableTabViewStyle) -> _TabsForm {
    _TabsForm(kind: .sidebarAdaptable)
  }
}

/// Tabs in a bar, however much room there is.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  public static func _tabsForm(_ style: TabBarOnlyTabViewStyle) -> _TabsForm {
    _TabsForm(kind: .tabBarOnly)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs where they suit the window.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other, with a dot for each.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages beside each other, with dots if the mode says so.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a column beside the page where there is room for three, else in a bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a bar, however much room there is.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// Sets how tab views in the view look.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(TabStyleModifier(style: style))
  }
}

/// Sets the form of tab views.
private nonisolated struct TabStyleModifier<S: TabViewStyle>: ViewModifier {
  let style: S

  @MainActor func body(content: Content) -> some View {
    content.environment(\.tabsForm, S._tabsForm(style))
  }
}

extension EnvironmentValues {
  private enum TabsFormKey: EnvironmentKey {
    static var defaultValue: _TabsForm { .automatic }
  }

  /// The form of tab views.
  var tabsForm: _TabsForm {
    get { self[TabsFormKey.self] }
    set { self[TabsFormKey.self] = newValue }
  }
}
