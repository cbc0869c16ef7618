package import Foundation

/// What the file of a picture says of it before its pixels begin.
package struct PictureHead: Hashable, Sendable {
  package let format: PictureFormat
  /// The size as it is shown: a photograph of a camera that was held upright is upright.
  package let pixels: CGSize
  /// What the camera noted.
  package let notes: PictureNotes

  /// Reads a file's head, and looks whether its end is there.
  ///
  /// - Throws: `.empty`, `.notAPicture`, or `.damaged` when a part of it is missing.
  /// - Complexity: O(*n*) in the number of the file's parts; pixels are not read.
  package init(_ data: Data) throws(PictureProblem) {
    guard !data.isEmpty else { throw .empty }
    guard let format = PictureFormat(data) else { throw .notAPicture }
    self.format = format
    let parts = PictureParts(data, format: format)
    guard let size = parts.size, size.width > 0, size.height > 0, parts.isWhole else {
      throw .damaged
    }
    notes = parts.notes.flatMap { PictureNotes(tiff: $0) } ?? PictureNotes()
    // Only of photographs do cameras, and those who show them, turn what they note.
    let isTurned = format == .jpeg && notes.exchangesSides
    pixels = isTurned ? CGSize(width: size.height, height: size.width) : size
  }
}
