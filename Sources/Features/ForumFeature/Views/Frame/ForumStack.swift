import SwiftUI

/// A part of the forum, with all its screens in one column.
struct ForumStack: View {
  let tab: ForumTab
  @Environment(ForumNavigator.self) private var navigator

  var body: some View {
    NavigationStack(path: path) {
      ForumScreen(navigator.root(of: tab))
        .navigationDestination(for: ForumDestination.self) { ForumScreen($0) }
    }
    .linksOpen(in: .single)
  }

  private var path: Binding<[ForumDestination]> {
    Binding(get: { navigator.path(of: tab) }, set: { navigator.setPath($0, of: tab) })
  }
}
