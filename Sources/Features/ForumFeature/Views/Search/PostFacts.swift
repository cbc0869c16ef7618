import SwiftUI

/// Where an article is, who wrote it and when.
struct PostFacts: View {
  let post: PostSummary
  let showsAuthor: Bool

  var body: some View {
    HStack(spacing: 8) {
      if let board = post.board { Text(verbatim: board.title).layoutPriority(-1) }
      if showsAuthor, let author = post.author {
        Text(verbatim: author.displayName).layoutPriority(-2)
      }
      if post.floor > 0 { FloorName(post.floor).words }
      Spacer(minLength: 8)
      if let date = post.posted { TimeText(date) }
    }
    .font(.subheadline).foregroundStyle(.secondary).monospacedDigit().lineLimit(1)
  }
}
