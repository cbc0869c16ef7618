import SwiftUI

/// An article that was found, or that a member wrote.
struct PostRow: View {
  let post: PostSummary
  /// Not on the author's own page.
  var showsAuthor = true

  var body: some View {
    DestinationRow(.topic(TopicPlace(post.topicID, floor: post.floor > 0 ? post.floor : nil))) {
      VStack(alignment: .leading, spacing: 4) {
        MarkedTextView(post.title).font(.headline).lineLimit(2)
        if !post.excerpt.isEmpty {
          Text(verbatim: post.excerpt).font(.subheadline).lineLimit(2)
        }
        PostFacts(post: post, showsAuthor: showsAuthor)
      }
    }
    .accessibilityIdentifier("post")
  }
}
