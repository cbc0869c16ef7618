/// Where a search field belongs.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether a field in the bar of a page stays when the content is moved.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the page suits.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// It stays.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  enum Place: Hashable, Sendable {
    case automatic, toolbar, sidebar, principal
    case drawer(NavigationBarDrawerDisplayMode)
  }

  let place: Place

  /// Wherever it suits: under the title of the page.
  public static let automatic = SearchFieldPlacement(place: .automatic)
  /// In the toolbar of the page.
  public static let toolbar = SearchFieldPlacement(place: .toolbar)
  /// In the toolbar of the page, in the middle.
  public static let toolbarPrincipal = SearchFieldPlacement(place: .principal)
  /// In the sidebar of a split view.
  public static let sidebar = SearchFieldPlacement(place: .sidebar)
  /// Under the title of the page.
  public static let navigationBarDrawer = SearchFieldPlacement(place: .drawer(.automatic))

  /// Under the title of the page.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(place: .drawer(displayMode))
  }
}
