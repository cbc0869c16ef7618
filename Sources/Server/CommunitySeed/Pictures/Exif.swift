import Foundation

/// Puts the note of a camera into a JPEG file.
enum Exif {
  /// Returns the file with an APP1 segment right after its start.
  static func inserted(_ note: CameraNote, into jpeg: Data) -> Data {
    let segment = segment(note)
    return jpeg.prefix(2) + segment + jpeg.dropFirst(2)
  }

  /// Returns the marker, the length, and a TIFF directory of maker, model and orientation.
  private static func segment(_ note: CameraNote) -> Data {
    let maker = Array(note.maker.utf8) + [0]
    let model = Array(note.model.utf8) + [0]
    // The header has 8 bytes; the directory a count, three entries of 12 and the next one's offset.
    let start = 8 + 2 + 3 * 12 + 4
    var tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 3]
    tiff += entry(tag: 0x010F, type: 2, count: maker.count, value: start)
    tiff += entry(tag: 0x0110, type: 2, count: model.count, value: start + maker.count)
    // A short sits in the upper half of the value.
    tiff += entry(tag: 0x0112, type: 3, count: 1, value: note.orientation << 16)
    tiff += [0, 0, 0, 0] + maker + model
    let body = Array("Exif".utf8) + [0, 0] + tiff
    return Data([0xFF, 0xE1] + bytes(body.count + 2, width: 2) + body)
  }

  private static func entry(tag: Int, type: Int, count: Int, value: Int) -> [UInt8] {
    bytes(tag, width: 2) + bytes(type, width: 2) + bytes(count, width: 4) + bytes(value, width: 4)
  }

  /// Returns a number in big-endian order; short texts of four bytes or fewer do not occur.
  private static func bytes(_ number: Int, width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
  }
}
