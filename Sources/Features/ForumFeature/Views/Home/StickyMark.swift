import SwiftUI

/// Marks a topic that its board keeps above the others.
struct StickyMark: View {
  var body: some View {
    Text("sticky mark", bundle: .module)
      .font(.footnote).foregroundStyle(.tint)
      .accessibilityLabel(Text("sticky", bundle: .module))
  }
}
