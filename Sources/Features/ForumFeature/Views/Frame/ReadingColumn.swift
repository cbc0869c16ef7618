import SwiftUI

/// What is read in a part of the forum.
struct ReadingColumn: View {
  let tab: ForumTab
  @Environment(ForumNavigator.self) private var navigator

  var body: some View {
    NavigationStack(path: path) {
      root.navigationDestination(for: ForumDestination.self) { ForumScreen($0) }
    }
    .linksOpen(in: .reading)
  }

  @ViewBuilder private var root: some View {
    if let screen = navigator.reading(of: tab).first {
      ForumScreen(screen)
    } else {
      EmptyNote(title: Text("Choose a topic", bundle: .module), systemImage: "text.bubble")
    }
  }

  private var path: Binding<[ForumDestination]> {
    Binding(
      get: { Array(navigator.reading(of: tab).dropFirst()) },
      set: { navigator.setReading($0, of: tab) })
  }
}
