import SwiftUI

/// Stands in place of a list without rows.
struct EmptyNote: View {
  let title: Text
  let systemImage: String

  var body: some View {
    ContentUnavailableView {
      Label {
        title
      } icon: {
        Image(systemName: systemImage)
      }
    }
    .accessibilityIdentifier("empty")
  }
}

#Preview("Nothing read yet", traits: .fixedLayout(width: 390, height: 240)) {
  EmptyNote(title: Text("Choose a topic", bundle: .module), systemImage: "text.bubble")
}
