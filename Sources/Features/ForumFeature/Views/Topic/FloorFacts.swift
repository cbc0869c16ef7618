import SwiftUI

/// When and where a floor was written, and whether it is new.
struct FloorFacts: View {
  let floor: Floor
  let isNew: Bool

  var body: some View {
    HStack(spacing: 8) {
      if let date = floor.posted { TimeText(date) }
      if let place = floor.place { Text(verbatim: place) }
      if floor.edited != nil { Text("edited", bundle: .module) }
      if isNew {
        Text("new mark", bundle: .module).foregroundStyle(.tint)
          .accessibilityIdentifier("new")
      }
    }
    .font(.footnote).foregroundStyle(.secondary).monospacedDigit().lineLimit(1)
  }
}
