import SwiftUI

/// The title of a topic in a list, dimmed when it has been read.
struct TopicTitle: View {
  let topic: TopicSummary
  let isVisited: Bool

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if topic.isSticky { StickyMark() }
      Text(verbatim: topic.title)
        .font(.headline).fontWeight(isVisited ? .regular : .semibold)
        .foregroundStyle(isVisited ? .secondary : .primary)
        .lineLimit(2)
    }
    .accessibilityValue(isVisited ? Text("read", bundle: .module) : Text(verbatim: ""))
  }
}
