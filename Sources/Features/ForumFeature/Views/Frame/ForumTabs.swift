import SwiftUI

/// One screen, and the parts of the forum in a bar.
struct ForumTabs: View {
  @Environment(ForumNavigator.self) private var navigator

  var body: some View {
    TabView(selection: Binding(get: { navigator.tab }, set: { navigator.tab = $0 })) {
      ForEach(ForumTab.allCases) { tab in
        ForumStack(tab: tab)
          .tabItem { ForumTabLabel(tab: tab) }
          .tag(tab)
      }
    }
  }
}
