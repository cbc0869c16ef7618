/// What a tab is for, beyond its content.
public nonisolated struct TabRole: Hashable, Sendable {
  private let name: String

  /// Where people search.
  public static let search = TabRole(name: "search")
}
