import SwiftUI

/// Unfolds a quote, or folds it again.
struct FoldButton: View {
  let hiddenCount: Int
  let toggle: @MainActor () -> Void

  var body: some View {
    Button(action: toggle) {
      hiddenCount > 0
        ? Text("\(hiddenCount) more lines", bundle: .module) : Text("Fold", bundle: .module)
    }
    .buttonStyle(.borderless)
    .accessibilityIdentifier("fold")
  }
}
