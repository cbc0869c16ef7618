import SwiftUI

/// A topic in a list.
struct TopicRow: View {
  let topic: TopicSummary
  let style: TopicListStyle
  /// The place in the list, from 1.
  let rank: Int
  /// How many floors are new since the topic was looked at; `nil` when it never was.
  let newReplies: Int?

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if style == .ranked { RankText(rank: rank) }
      VStack(alignment: .leading, spacing: 4) {
        TopicTitle(topic: topic, isVisited: newReplies != nil, isUnread: newReplies != 0)
        TopicFacts(topic: topic, style: style, newReplies: newReplies ?? 0)
      }
    }
    .accessibilityIdentifier("topic")
  }
}
