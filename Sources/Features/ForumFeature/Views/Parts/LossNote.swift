import SwiftUI

/// Says that parts of an answer could not be read and were left out.
struct LossNote: View {
  let count: Int

  var body: some View {
    Text("\(count) parts could not be read and are left out", bundle: .module)
      .font(.footnote).foregroundStyle(.secondary)
      .accessibilityIdentifier("losses")
  }
}
