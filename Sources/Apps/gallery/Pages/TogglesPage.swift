import SwiftUI

struct TogglesPage: View {
  @State private var isOn = true
  @State private var isOff = false

  var body: some View {
    Samples {
      Sample("Automatic") { pair }
      Sample("Switches") { pair.toggleStyle(.switch) }
      Sample("Buttons") { pair.toggleStyle(.button) }
      Sample("Disabled") { pair.disabled(true) }
      Sample("Without labels") { pair.labelsHidden() }
      Sample("Tinted") { pair.tint(.green) }
    }
  }

  @ViewBuilder private var pair: some View {
    Toggle("Show signatures", isOn: $isOn)
    Toggle("Load pictures", systemImage: "photo", isOn: $isOff)
  }
}
