import SwiftUI

/// What is said above the floors of a topic.
struct TopicHeader: View {
  let model: TopicModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let head = model.head {
        Text(verbatim: head.title)
          .font(.title2).fontWeight(.bold).textSelection(.enabled)
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("title")
        TopicCounts(head: head, mode: model.mode)
      }
      if let problem = model.storageProblem {
        problem.title.font(.footnote).foregroundStyle(.secondary)
      }
      if model.lossCount > 0 { LossNote(count: model.lossCount) }
    }
    .padding(.vertical)
  }
}
