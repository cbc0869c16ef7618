import SwiftUI

/// An article with pictures: the first of them, what it is called, and who made it.
struct AlbumCard: View {
  let post: PostSummary

  var body: some View {
    ScreenLink(.topic(TopicPlace(post.topicID, floor: post.floor > 0 ? post.floor : nil))) {
      VStack(alignment: .leading, spacing: 4) {
        if let picture = post.pictures.first { AlbumPicture(picture: picture) }
        MarkedTextView(post.title).font(.headline).lineLimit(3)
        if !post.excerpt.isEmpty {
          Text(verbatim: post.excerpt).font(.subheadline).lineLimit(3)
        }
        AlbumFacts(post: post)
      }
      .accessibilityElement(children: .combine)
    }
    .accessibilityIdentifier("card")
  }
}
