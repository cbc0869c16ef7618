import SwiftUI

/// A topic that was opened.
struct VisitView: View {
  let visit: Visit

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: visit.title).font(.headline).lineLimit(2)
      HStack(spacing: 8) {
        if !visit.boardTitle.isEmpty { Text(verbatim: visit.boardTitle) }
        if !visit.authorName.isEmpty { Text(verbatim: visit.authorName) }
        Spacer(minLength: 8)
        TimeText(visit.date)
      }
      .font(.subheadline).foregroundStyle(.secondary).monospacedDigit().lineLimit(1)
    }
    .accessibilityIdentifier("visit")
  }
}
