import SwiftUI

/// The lists of a part of the forum.
struct ListsColumn: View {
  let tab: ForumTab
  @Environment(ForumNavigator.self) private var navigator

  var body: some View {
    NavigationStack(path: path) {
      ForumScreen(navigator.root(of: tab))
        .navigationDestination(for: ForumDestination.self) { ForumScreen($0) }
    }
    .linksOpen(in: .lists)
    .environment(\.screenBeside, navigator.reading(of: tab).first)
  }

  private var path: Binding<[ForumDestination]> {
    Binding(get: { navigator.lists(of: tab) }, set: { navigator.setLists($0, of: tab) })
  }
}
