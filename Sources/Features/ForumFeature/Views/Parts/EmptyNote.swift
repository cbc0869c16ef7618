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
