package import CommunityAPI
package import Foundation

/// A part of the community that holds boards.
package struct ForumSection: Hashable, Sendable, Identifiable {
  package let id: Section.ID
  package let name: String
  /// What it is about; may be empty.
  package let summary: String
  package let cover: URL?

  package init(id: Section.ID, name: String, summary: String = "", cover: URL? = nil) {
    self.id = id
    self.name = name
    self.summary = summary
    self.cover = cover
  }

  init(_ section: Section, addresses: PictureAddresses) {
    self.init(
      id: section.id, name: section.name, summary: section.description,
      cover: addresses.resolve(section.cover))
  }
}
