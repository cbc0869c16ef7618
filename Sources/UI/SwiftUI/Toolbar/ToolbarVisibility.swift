public import SwiftUICore

/// A bar of a page or window.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable, Sendable { case automatic, navigation, bottom, tabs }

  let bar: Bar

  /// Whichever suits: the bar at the top.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar at the top of a page.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The bar at the top of a window.
  public static let windowToolbar = ToolbarPlacement(bar: .navigation)
  /// The bar at the bottom of a page.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar that switches between tabs.
  public static let tabBar = ToolbarPlacement(bar: .tabs)
}

/// A part of a toolbar that is there by itself.
public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  /// What shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
  /// Shows or hides bars of the page or tabs that the view is on.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, for: bars)
  }

  /// Shows or hides bars of the page or tabs that the view is on.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, for: bars)
  }

  /// Takes away a part of the toolbar that is there by itself.
  nonisolated public func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> some View {
    pageOptions { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
  }
}

extension View {
  nonisolated private func barVisibility(
    _ visibility: Visibility, for bars: [ToolbarPlacement]
  ) -> some View {
    pageOptions { options in
      for bar in bars where bar.bar != .tabs {
        options.bars[bar.bar == .automatic ? .navigation : bar.bar] = visibility
      }
    }
    .transformPreference(TabBarVisibilityKey.self) {
      if bars.contains(.tabBar) { $0 = visibility }
    }
  }
}
