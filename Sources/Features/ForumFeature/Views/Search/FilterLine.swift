import SwiftUI

/// Something that narrows a search, with a control that takes it away.
struct FilterLine: View {
  let words: Text
  let remove: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 8) {
      words
      Button(action: remove) { Text("Everywhere", bundle: .module) }
        .buttonStyle(.borderless)
        .accessibilityIdentifier("remove-filter")
    }
    .font(.subheadline)
  }
}
