import SwiftUI

struct ProgressPage: View {
  var body: some View {
    Samples {
      Sample("Of known length") {
        ProgressView(value: 0.3)
        ProgressView("Loading pictures", value: 7, total: 12)
        ProgressView(value: 0.6) {
          Text("Loading pictures")
        } currentValueLabel: {
          Text(verbatim: "60%")
        }
        ProgressView(value: 1)
      }
      Sample("Of unknown length") {
        ProgressView()
        ProgressView("Loading…")
        ProgressView().progressViewStyle(.linear)
        ProgressView().controlSize(.small)
        ProgressView().controlSize(.large)
      }
    }
    .frame(maxWidth: 480)
  }
}
