public import SwiftUICore

/// How a list looks.
public protocol ListStyle {
  /// The look that the runtime knows.
  var _look: _ListLook { get }
}

/// A look of lists.
public struct _ListLook {
  let look: ListLook
}

/// The look that lists have by themselves.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _look: _ListLook { _ListLook(look: .inset) }
}

/// Rows from edge to edge, headers staying in sight.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows that keep a distance from the edges.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _look: _ListLook { _ListLook(look: .inset) }
}

/// Sections that stand out as groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _look: _ListLook { _ListLook(look: .grouped) }
}

/// Sections that stand out as groups and keep a distance from the edges.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows of a window's sidebar.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _look: _ListLook { _ListLook(look: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that lists have by themselves.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, headers staying in sight.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows that keep a distance from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections that stand out as groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections that stand out as groups and keep a distance from the edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a window's sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists in the view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look.look)
  }
}
