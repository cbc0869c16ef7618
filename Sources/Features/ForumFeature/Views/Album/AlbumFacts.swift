import SwiftUI

/// Who made the pictures of a card, where, and how many there are.
struct AlbumFacts: View {
  let post: PostSummary

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if post.pictures.count > 1 { Text("\(post.pictures.count) pictures", bundle: .module) }
      if let author = post.author { Text(verbatim: author.displayName) }
      HStack(spacing: 8) {
        if let board = post.board { Text(verbatim: board.title) }
        Spacer(minLength: 4)
        if let date = post.posted { TimeText(date) }
      }
    }
    .font(.footnote).foregroundStyle(.secondary).monospacedDigit().lineLimit(1)
  }
}
