import SwiftUI

/// A card that opens a screen of the forum, all over its width.
struct ScreenLink<Label: View>: View {
  let screen: ForumDestination
  @ViewBuilder let label: Label

  init(_ screen: ForumDestination, @ViewBuilder label: () -> Label) {
    self.screen = screen
    self.label = label()
  }

  var body: some View {
    ScreenButton(screen) {
      label.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
