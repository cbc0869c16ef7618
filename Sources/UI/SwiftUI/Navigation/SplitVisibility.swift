/// Which columns of a split view are shown where there is room.
public nonisolated struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }

  let kind: Kind

  /// As many as the window has room for.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All of them.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The content and the detail of three columns, both of two.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// A column of a split view.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind: Int, Sendable { case sidebar, content, detail }

  let kind: Kind

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  /// The column between the first and the last.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}
