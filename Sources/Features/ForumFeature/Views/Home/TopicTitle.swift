import SwiftUI

/// The title of a topic in a list, dimmed when it has been read.
struct TopicTitle: View {
  let topic: TopicSummary
  let isVisited: Bool
  /// Whether there is something in it that a person hasn't read.
  let isUnread: Bool

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if topic.isSticky { StickyMark() }
      Text(verbatim: topic.title)
        .font(.headline).fontWeight(isVisited ? .regular : .semibold)
        .foregroundStyle(isVisited ? .secondary : .primary)
        .lineLimit(2)
    }
    // Keys that look for what is unread find it by this name.
    .accessibilityIdentifier(isUnread ? "unread" : "read")
    .accessibilityValue(isVisited ? Text("read", bundle: .module) : Text(verbatim: ""))
  }
}
