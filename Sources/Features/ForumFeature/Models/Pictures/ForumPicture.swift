package import CommunityAPI
package import Foundation

/// A picture of an article, with every address it may be found at.
package struct ForumPicture: Hashable, Sendable, Identifiable {
  package let id: CommunityAPI.Attachment.ID
  package let name: String
  package let sizeInBytes: Int
  /// Where the picture is, best first; the next is worth a try when one fails.
  package let addresses: [URL]

  package init(
    id: CommunityAPI.Attachment.ID, name: String, sizeInBytes: Int, addresses: [URL]
  ) {
    self.id = id
    self.name = name
    self.sizeInBytes = sizeInBytes
    self.addresses = addresses
  }
}

/// Another file that came with an article, to be downloaded.
package struct ForumFile: Hashable, Sendable, Identifiable {
  package let id: CommunityAPI.Attachment.ID
  package let name: String
  package let mediaType: String
  package let sizeInBytes: Int
  /// Where the file is, best first.
  package let addresses: [URL]

  package init(
    id: CommunityAPI.Attachment.ID, name: String, mediaType: String, sizeInBytes: Int,
    addresses: [URL]
  ) {
    self.id = id
    self.name = name
    self.mediaType = mediaType
    self.sizeInBytes = sizeInBytes
    self.addresses = addresses
  }
}

/// A file of an article, by how a screen shows it.
package enum ForumAttachment: Hashable, Sendable {
  case picture(ForumPicture)
  case file(ForumFile)

  init(_ file: CommunityAPI.Attachment, addresses: PictureAddresses) {
    let places = addresses.addresses(of: file)
    if file.isPicture {
      self = .picture(
        ForumPicture(
          id: file.id, name: file.name, sizeInBytes: file.sizeInBytes, addresses: places))
    } else {
      self = .file(
        ForumFile(
          id: file.id, name: file.name, mediaType: file.mediaType, sizeInBytes: file.sizeInBytes,
          addresses: places))
    }
  }
}

extension [ForumAttachment] {
  /// The files of an article, in their author's order.
  init(_ article: Article, addresses: PictureAddresses) {
    self = article.attachments.sorted { $0.serial < $1.serial }
      .map { ForumAttachment($0, addresses: addresses) }
  }

  /// Those that are pictures.
  package var pictures: [ForumPicture] {
    compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
  }
}
