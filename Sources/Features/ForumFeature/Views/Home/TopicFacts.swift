import SwiftUI

/// Where a topic is, who began it, how many answered it and when.
struct TopicFacts: View {
  let topic: TopicSummary
  let style: TopicListStyle
  let newReplies: Int

  var body: some View {
    HStack(spacing: 8) {
      if let place { Text(verbatim: place).layoutPriority(-1) }
      if let date = topic.lastReply { TimeText(date) }
      Spacer(minLength: 8)
      if newReplies > 0 { Text("\(newReplies) new", bundle: .module).foregroundStyle(.tint) }
      Text("\(topic.replyCount) replies", bundle: .module)
    }
    .font(.subheadline).foregroundStyle(.secondary).monospacedDigit()
    .lineLimit(1)
  }

  private var place: String? {
    style == .board ? topic.author?.displayName : topic.board?.title ?? topic.author?.displayName
  }
}
