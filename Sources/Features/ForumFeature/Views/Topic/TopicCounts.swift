import SwiftUI

/// Where a topic is, how many answered it and liked it, and which floors are shown.
struct TopicCounts: View {
  let head: TopicHead
  let mode: TopicMode

  var body: some View {
    FlowLayout(spacing: 16) {
      if let board = head.board {
        ScreenButton(.board(.id(board.id), order: .lastReply)) {
          Text(verbatim: board.title).foregroundStyle(.tint)
        }
        .buttonStyle(.plain)
      }
      Text("\(head.replyCount) replies", bundle: .module)
      if head.likeCount > 0 { Text("\(head.likeCount) likes", bundle: .module) }
      if mode != .oldestFirst { mode.name.foregroundStyle(.tint) }
    }
    .font(.subheadline).foregroundStyle(.secondary).monospacedDigit().lineLimit(1)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("counts")
  }
}
