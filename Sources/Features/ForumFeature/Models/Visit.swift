package import CommunityAPI
package import Foundation

/// A topic that was opened on this device.
package struct Visit: Hashable, Sendable, Identifiable {
  package let topicID: Topic.ID
  package let title: String
  /// The board's Chinese name; empty when it wasn't known.
  package let boardTitle: String
  /// Who began the topic; empty when it wasn't known.
  package let authorName: String
  /// When it was opened last.
  package let date: Date

  package var id: Topic.ID { topicID }

  package init(
    topicID: Topic.ID, title: String, boardTitle: String, authorName: String, date: Date
  ) {
    self.topicID = topicID
    self.title = title
    self.boardTitle = boardTitle
    self.authorName = authorName
    self.date = date
  }
}
