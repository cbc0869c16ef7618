import SwiftUI

/// A sidebar and one column of screens.
struct ForumSplit: View {
  @Environment(ForumNavigator.self) private var navigator

  var body: some View {
    NavigationSplitView {
      ForumSidebar()
    } detail: {
      ForumStack(tab: navigator.tab).id(navigator.tab)
    }
  }
}
