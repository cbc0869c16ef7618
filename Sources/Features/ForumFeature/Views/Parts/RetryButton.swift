import SwiftUI

/// Asks for what failed to be done again.
struct RetryButton: View {
  let retry: @MainActor () -> Void

  var body: some View {
    Button(action: retry) { Text("Try Again", bundle: .module) }
      .accessibilityIdentifier("retry")
  }
}
