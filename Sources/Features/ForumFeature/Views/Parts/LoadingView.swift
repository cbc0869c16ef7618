import SwiftUI

/// Stands in place of what has not come yet.
struct LoadingView: View {
  var body: some View {
    ProgressView { Text("Loading…", bundle: .module) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityIdentifier("loading")
  }
}
