import CGD
import Foundation

/// A picture as libgd reads it back.
struct Decoded {
  let width: Int
  let height: Int
  /// How many colours a coarse look finds.
  let colors: Int

  init?(_ file: Data) {
    let bytes = file.withUnsafeBytes { Array($0) }
    var copy = bytes
    let size = Int32(bytes.count)
    let read: gdImagePtr? =
      switch Self.mediaType(of: file) {
      case "image/jpeg": gdImageCreateFromJpegPtr(size, &copy)
      case "image/png": gdImageCreateFromPngPtr(size, &copy)
      case "image/gif": gdImageCreateFromGifPtr(size, &copy)
      case "image/webp": gdImageCreateFromWebpPtr(size, &copy)
      default: nil
      }
    guard let image = read else { return nil }
    defer { gdImageDestroy(image) }
    width = Int(image.pointee.sx)
    height = Int(image.pointee.sy)
    var found: Set<Int32> = []
    for y in stride(from: 0, to: image.pointee.sy, by: 5) {
      for x in stride(from: 0, to: image.pointee.sx, by: 5) {
        found.insert(gdImageGetTrueColorPixel(image, x, y) & 0xF0_F0F0)
      }
    }
    colors = found.count
  }

  /// The media type that the first bytes of a file stand for.
  static func mediaType(of file: Data) -> String? {
    let head = [UInt8](file.prefix(12))
    guard head.count == 12 else { return nil }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if head.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if head.starts(with: Array("RIFF".utf8)), head[8...].elementsEqual("WEBP".utf8) {
      return "image/webp"
    }
    return nil
  }
}

/// The first directory of a big-endian TIFF, by tag.
struct ExifReader {
  private(set) var tags: [Int: String] = [:]
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard Array(bytes.prefix(4)) == [0x4D, 0x4D, 0, 42] else { return }
    let directory = number(4, 4)
    for entry in 0..<number(directory, 2) {
      let place = directory + 2 + entry * 12
      let (tag, type, count) = (number(place, 2), number(place + 2, 2), number(place + 4, 4))
      if type == 3 { tags[tag] = "\(number(place + 8, 2))" }
      if type == 2 {
        let start = number(place + 8, 4)
        tags[tag] = String(decoding: bytes[start..<(start + count - 1)], as: UTF8.self)
      }
    }
  }

  private func number(_ place: Int, _ width: Int) -> Int {
    bytes[place..<(place + width)].reduce(0) { $0 << 8 | Int($1) }
  }
}
