package import Foundation

/// An encoded picture of which the format and the size are known.
package nonisolated struct EncodedPicture: Hashable, Sendable {
  package enum Format: String, CaseIterable, Sendable { case png, jpeg, gif, webp }

  package let data: Data
  package let format: Format
  /// The size as it is to be shown: a photograph that was taken with the camera turned is turned.
  package let pixels: CGSize

  /// Reads the head of a picture; nothing is decoded.
  ///
  /// - Throws: `EncodedPictureError` if it is no picture of a known format.
  /// - Complexity: O(*n*) steps at most, none of them through pixels.
  package init(_ data: Data) throws(EncodedPictureError) {
    let bytes = PictureBytes(data)
    guard let format = Format(bytes) else { throw .unknownFormat }
    let size =
      switch format {
      case .png: bytes.pngSize
      case .jpeg: bytes.jpegSize
      case .gif: bytes.gifSize
      case .webp: bytes.webpSize
      }
    guard let size, size.width > 0, size.height > 0 else { throw .damaged(format) }
    self.data = data
    self.format = format
    pixels = CGSize(width: size.width, height: size.height)
  }
}

/// Why data isn't a picture.
package nonisolated enum EncodedPictureError: Error, Hashable, Sendable {
  /// None of the formats that can be shown.
  case unknownFormat
  /// The size is missing or makes no sense.
  case damaged(EncodedPicture.Format)
}

extension EncodedPictureError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .unknownFormat: "not a PNG, JPEG, GIF or WebP picture"
    case .damaged(let format): "a damaged \(format.rawValue.uppercased()) picture"
    }
  }
}

extension EncodedPicture.Format {
  /// The format that data begins like; `nil` if it is none of them.
  nonisolated init?(_ bytes: PictureBytes) {
    if bytes.has("\u{89}PNG\r\n\u{1A}\n", at: 0) {
      self = .png
    } else if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) {
      self = .gif
    } else if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) {
      self = .webp
    } else if bytes.number(at: 0, length: 3, order: .big) == 0xFFD8FF {
      self = .jpeg
    } else {
      return nil
    }
  }
}
