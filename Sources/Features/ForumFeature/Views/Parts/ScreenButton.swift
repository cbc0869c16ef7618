import SwiftUI

/// A button that opens a screen of the forum, where the layout of the window wants it.
struct ScreenButton<Label: View>: View {
  let screen: ForumDestination
  @ViewBuilder let label: Label
  @Environment(ForumNavigator.self) private var navigator
  @Environment(\.forumColumn) private var column

  init(_ screen: ForumDestination, @ViewBuilder label: () -> Label) {
    self.screen = screen
    self.label = label()
  }

  var body: some View {
    Button {
      navigator.open(screen, from: column)
    } label: {
      label
    }
  }
}
