package import Foundation

/// Paints the small faces of articles; equal names give equal files.
package enum EmoticonPainter {
  /// The width and height of a face.
  package static let side = 24

  /// Returns a face as a GIF with a clear ground; `nil` for a number that the set does not have.
  ///
  /// The faces of `emb` and `emc` move.
  package static func gif(_ set: EmoticonSet, _ number: Int) -> Data? {
    guard set.numbers.contains(number) else { return nil }
    let lifts = set == .emb || set == .emc ? [0, -1.6] : [0]
    let frames = lifts.map { lift in
      let canvas = Canvas(width: side, height: side, softening: 2)
      canvas.background(Color(1, 1, 1), Color(1, 1, 1))
      EmoticonFace(set: set, number: number).paint(canvas, lift: lift)
      return canvas
    }
    return frames.count == 1
      ? PictureFile.gif(frames[0], colors: 48, isClear: true)
      : PictureFile.animation(frames, colors: 48, hundredths: 25, isClear: true)
  }
}
