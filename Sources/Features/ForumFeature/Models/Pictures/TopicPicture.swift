import CommunityAPI

/// A picture of a topic, and the floor that it came with.
package struct TopicPicture: Hashable, Sendable, Identifiable {
  package let picture: ForumPicture
  package let floor: Int

  package var id: ForumPicture.ID { picture.id }

  package init(_ picture: ForumPicture, floor: Int) {
    self.picture = picture
    self.floor = floor
  }
}

extension Floor {
  /// Its pictures, as they follow one another in what it says.
  package var pictures: [TopicPicture] {
    blocks.compactMap { block in
      guard case .attachment(let number) = block, case .picture(let picture) = attachment(number)
      else { return nil }
      return TopicPicture(picture, floor: self.number)
    }
  }
}
