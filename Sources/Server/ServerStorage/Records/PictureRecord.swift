package import Foundation

/// The bytes of a file, kept once however many articles and members show it.
package struct PictureRecord: Hashable, Sendable {
  /// The name of some content; equal bytes have equal names.
  package typealias Hash = EntityID

  package var hash: Hash
  /// Such as `image/jpeg`.
  package var mediaType: String
  package var bytes: Data

  /// Describes a file's content.
  package init(hash: Hash, mediaType: String, bytes: Data) {
    self.hash = hash
    self.mediaType = mediaType
    self.bytes = bytes
  }
}
