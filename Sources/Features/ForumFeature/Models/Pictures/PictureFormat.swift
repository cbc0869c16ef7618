package import Foundation

/// How a picture is coded, by how its file begins.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg, png, gif, webp

  /// Recognises a file; `nil` if it is none of them.
  package init?(_ data: Data) {
    let bytes = PictureBytes(data)
    if bytes.number(at: 0, count: 3) == 0xFFD8FF {
      self = .jpeg
    } else if bytes.has("\u{89}PNG\r\n\u{1A}\n", at: 0) {
      self = .png
    } else if bytes.has("GIF8", at: 0) {
      self = .gif
    } else if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// What people call it.
  package var name: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// What names of files end with, the usual one first.
  package var fileExtensions: [String] { self == .jpeg ? ["jpg", "jpeg", "jpe"] : [rawValue] }
}
