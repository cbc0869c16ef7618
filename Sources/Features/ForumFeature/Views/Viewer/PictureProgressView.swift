import SwiftUI

/// How much of a picture is here while it is loaded.
struct PictureProgressView: View {
  let progress: PictureProgress?

  var body: some View {
    if let progress, let total = progress.totalBytes, total > 0 {
      ProgressView(value: Double(min(progress.receivedBytes, total)), total: Double(total)) {
        Text("Loading…", bundle: .module)
      } currentValueLabel: {
        Text("\(progress.receivedBytes.inBytes) of \(total.inBytes)", bundle: .module)
          .monospacedDigit()
      }
      .frame(maxWidth: 280).padding()
      .accessibilityIdentifier("picture-progress")
    } else if let progress {
      VStack(spacing: 8) {
        ProgressView { Text("Loading…", bundle: .module) }
        Text(verbatim: progress.receivedBytes.inBytes)
          .font(.footnote).foregroundStyle(.secondary).monospacedDigit()
      }
    } else {
      LoadingView()
    }
  }
}
