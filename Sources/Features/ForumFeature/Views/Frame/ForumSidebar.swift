import SwiftUI

/// The parts of the forum, one under the other.
struct ForumSidebar: View {
  @Environment(ForumNavigator.self) private var navigator

  var body: some View {
    List(selection: selection) {
      ForEach(ForumTab.allCases) { tab in ForumTabLabel(tab: tab).tag(tab) }
    }
    .listStyle(.sidebar)
    .navigationTitle(Text("Hetang", bundle: .module))
    .navigationSplitViewColumnWidth(min: 140, ideal: 180, max: 240)
    .accessibilityIdentifier("sidebar")
  }

  private var selection: Binding<ForumTab?> {
    Binding(get: { navigator.tab }, set: { navigator.tab = $0 ?? navigator.tab })
  }
}
