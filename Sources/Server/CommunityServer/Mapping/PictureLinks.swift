import CommunityAPI
import ServerStorage

/// Writes the addresses of pictures in all the ways of the site, which of them being decided by
/// the name of what shows the picture.
struct PictureLinks: Sendable {
  /// The address under which clients reach this server, without a slash at its end.
  let base: String

  /// Returns the address relative to the file host.
  func relative(_ hash: PictureRecord.Hash) -> String { "file/\(hash)" }

  /// Returns the whole address.
  func absolute(_ hash: PictureRecord.Hash) -> String { "\(base)/file/\(hash)" }

  /// Sets an attachment's addresses: in cloud storage, on the delivery network, or its own only.
  func set(_ hash: PictureRecord.Hash, of attachment: inout Attachment, named id: EntityID) {
    attachment.url = id.low % 4 == 3 ? absolute(hash) : relative(hash)
    switch id.low % 4 {
    case 0: attachment.ks3URL = absolute(hash)
    case 1: attachment.cdnURL = absolute(hash)
    default: break
    }
  }

  /// Sets a member's addresses; always the relative one, and others beside it.
  func set(_ hash: PictureRecord.Hash, of account: inout Account, named id: EntityID) {
    account.avatar = relative(hash)
    switch id.low % 3 {
    case 0: account.k3sURL = absolute(hash)
    case 1: account.avatarURL = absolute(hash)
    default: break
    }
  }
}
