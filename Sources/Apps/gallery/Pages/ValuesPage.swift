import SwiftUI

struct ValuesPage: View {
  @State private var part = 0.4
  @State private var size = 14.0
  @State private var count = 3

  var body: some View {
    Samples {
      Sample("Sliders") {
        Slider(value: $part)
        Slider(value: $size, in: 8...32, step: 2) {
          Text("Text size")
        } minimumValueLabel: {
          Text(verbatim: "8")
        } maximumValueLabel: {
          Text(verbatim: "32")
        }
        Slider(value: $part).disabled(true)
        Text(verbatim: part.formatted(.percent.precision(.fractionLength(0))))
          .foregroundStyle(.secondary)
      }
      Sample("Steppers") {
        Stepper("\(count) copies", value: $count, in: 0...9)
        Stepper("\(count) copies", value: $count, in: 0...9).disabled(true)
      }
    }
    .frame(maxWidth: 480)
  }
}
