import SwiftUI

/// A sidebar, a column of lists, and a column of what is read.
struct ForumColumns: View {
  @Environment(ForumNavigator.self) private var navigator

  var body: some View {
    NavigationSplitView {
      ForumSidebar()
    } content: {
      ListsColumn(tab: navigator.tab).id(navigator.tab)
        .navigationSplitViewColumnWidth(min: 300, ideal: 380, max: 480)
    } detail: {
      ReadingColumn(tab: navigator.tab).id(navigator.tab)
    }
  }
}
