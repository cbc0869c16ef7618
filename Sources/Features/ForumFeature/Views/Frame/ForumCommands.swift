package import SwiftUI

/// The commands of the forum, about the window in front.
package struct ForumCommands: Commands {
  @FocusedValue(ForumNavigator.self) private var navigator
  @FocusedValue(\.refreshScreen) private var refresh

  /// Creates the commands.
  package init() {}

  package var body: some Commands {
    CommandMenu(Text("Go", bundle: .module)) {
      ForEach(ForumTab.allCases) { tab in
        Button {
          navigator?.go(to: tab)
        } label: {
          ForumTabLabel(tab: tab)
        }
        .keyboardShortcut(tab.key)
      }
      .disabled(navigator == nil)
      Divider()
      MenuItem(Text("Back", bundle: .module), systemImage: "arrow.left") { navigator?.goBack() }
        .keyboardShortcut(.leftArrow, modifiers: .option)
        .disabled(navigator?.canGoBack != true)
      MenuItem(Text("Refresh", bundle: .module), systemImage: "arrow.clockwise") { refresh?() }
        .keyboardShortcut("r")
        .disabled(refresh == nil)
    }
    CommandGroup(replacing: .textEditing) {
      MenuItem(Text("Search", bundle: .module), systemImage: "magnifyingglass") {
        navigator?.go(to: .search)
      }
      .keyboardShortcut("f")
      .disabled(navigator == nil)
    }
  }
}

extension ForumTab {
  /// The key of the part: its number in the order in which they are listed.
  fileprivate var key: KeyEquivalent {
    switch self {
    case .home: "1"
    case .album: "2"
    case .sections: "3"
    case .search: "4"
    case .history: "5"
    }
  }
}

/// What asks the screen in front for news.
struct RefreshScreenKey: FocusedValueKey {
  typealias Value = @MainActor () -> Void
}

extension FocusedValues {
  /// Asks the screen in front for news, if it can have some.
  var refreshScreen: (@MainActor () -> Void)? {
    get { self[RefreshScreenKey.self] }
    set { self[RefreshScreenKey.self] = newValue }
  }
}
