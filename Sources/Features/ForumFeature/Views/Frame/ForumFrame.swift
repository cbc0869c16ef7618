import SwiftUI

/// The parts of the forum, one of which is shown.
struct ForumFrame: View {
  @Environment(ForumNavigator.self) private var navigator

  var body: some View {
    TabView(selection: Binding(get: { navigator.tab }, set: { navigator.tab = $0 })) {
      ForEach(ForumTab.allCases) { tab in
        Tab(value: tab) {
          ForumPart(tab: tab)
        } label: {
          ForumTabLabel(tab: tab)
        }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewSidebarHeader { Text("Hetang", bundle: .module).font(.headline) }
  }
}
