import SwiftUI

/// Marks a board where not everybody may write.
struct ReadOnlyMark: View {
  var body: some View {
    Image(systemName: "lock").foregroundStyle(.secondary)
      .accessibilityLabel(Text("read only", bundle: .module))
  }
}
