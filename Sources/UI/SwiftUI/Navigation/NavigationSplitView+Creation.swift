public import SwiftUICore

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), visibility: nil, preferredColumn: nil)
  }

  /// Creates three columns, which one is shown where there is room for one only.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), visibility: nil, preferredColumn: preferredCompactColumn)
  }

  /// Creates three columns, of which the program says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), visibility: columnVisibility, preferredColumn: nil)
  }

  /// Creates three columns, of which the program says which are shown and which one is shown where there is room for one only.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), visibility: columnVisibility,
      preferredColumn: preferredCompactColumn)
  }

  /// Creates two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      sidebar(), EmptyView(), detail(), visibility: nil, preferredColumn: nil)
  }

  /// Creates two columns, which one is shown where there is room for one only.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      sidebar(), EmptyView(), detail(), visibility: nil, preferredColumn: preferredCompactColumn)
  }

  /// Creates two columns, of which the program says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      sidebar(), EmptyView(), detail(), visibility: columnVisibility, preferredColumn: nil)
  }

  /// Creates two columns, of which the program says which are shown and which one is shown where there is room for one only.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      sidebar(), EmptyView(), detail(), visibility: columnVisibility,
      preferredColumn: preferredCompactColumn)
  }
}
