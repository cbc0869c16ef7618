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

/// The files of an article, told apart and in their author's order.
struct ArticleFiles {
  var pictures: [ForumPicture] = []
  var others: [ForumFile] = []

  init(_ attachments: [CommunityAPI.Attachment], addresses: PictureAddresses) {
    for file in attachments.sorted(by: { $0.serial < $1.serial }) {
      let places = addresses.addresses(of: file)
      if file.isPicture {
        pictures.append(
          ForumPicture(
            id: file.id, name: file.name, sizeInBytes: file.sizeInBytes, addresses: places))
      } else {
        others.append(
          ForumFile(
            id: file.id, name: file.name, mediaType: file.mediaType,
            sizeInBytes: file.sizeInBytes, addresses: places))
      }
    }
  }
}
