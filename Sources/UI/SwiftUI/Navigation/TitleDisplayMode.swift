public import SwiftUICore

/// The bar at the top of a page, as values about it are named.
public nonisolated struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page before; large on the first.
    case automatic
    /// In one line with the tools.
    case inline
    /// Larger, in a line of its own where there is little room.
    case large

    var size: BarContent.TitleSize {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

/// How large the title of a page is.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As on the page before; large on the first.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Larger, in a line of its own where there is little room.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large at first, in one line with the tools where there is room.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// In one line with the tools.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Sets how large the title of the page that the view is on is.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    pageOptions { $0.titleSize = displayMode.size }
  }

  /// Sets how large the title of the page that the view is on is.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    pageOptions { $0.titleSize = mode.mode.size }
  }
}
