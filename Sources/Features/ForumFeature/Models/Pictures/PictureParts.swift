import Foundation

/// What is found in the parts that the file of a picture consists of.
struct PictureParts {
  private(set) var size: CGSize?
  /// The notes of a camera, in the form of a TIFF file.
  private(set) var notes: Data?
  /// Whether the file has an end.
  private(set) var isWhole = false
  private let bytes: PictureBytes

  init(_ data: Data, format: PictureFormat) {
    bytes = PictureBytes(data)
    switch format {
    case .jpeg: readJPEG()
    case .png: readPNG()
    case .gif: readGIF()
    case .webp: readWebP()
    }
  }

  // MARK: - JPEG

  private mutating func readJPEG() {
    var offset = 2
    while bytes.number(at: offset, count: 1) == 0xFF {
      while bytes.number(at: offset, count: 1) == 0xFF { offset += 1 }
      guard let marker = bytes.number(at: offset, count: 1) else { return }
      offset += 1
      if marker == 0x01 || 0xD0...0xD8 ~= marker { continue }
      guard marker != 0xD9, let length = bytes.number(at: offset, count: 2), length >= 2 else {
        return
      }
      if marker == 0xDA {
        isWhole = hasEndOfJPEG
        return
      }
      take(marker, at: offset + 2, length: length - 2)
      offset += length
    }
  }

  private mutating func take(_ marker: Int, at offset: Int, length: Int) {
    if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker),
      let height = bytes.number(at: offset + 1, count: 2),
      let width = bytes.number(at: offset + 3, count: 2)
    {
      size = CGSize(width: width, height: height)
    }
    if marker == 0xE1, notes == nil, bytes.has("Exif\0\0", at: offset) {
      notes = bytes.part(at: offset + 6, count: length - 6)
    }
  }

  /// Cameras write previews and padding behind the end, but not as much as they write before it.
  private var hasEndOfJPEG: Bool {
    bytes.data.range(of: Data([0xFF, 0xD9]), options: .backwards) != nil
  }

  // MARK: - PNG

  private mutating func readPNG() {
    if bytes.has("IHDR", at: 12), let width = bytes.number(at: 16, count: 4),
      let height = bytes.number(at: 20, count: 4)
    {
      size = CGSize(width: width, height: height)
    }
    var offset = 8
    while let length = bytes.number(at: offset, count: 4) {
      if bytes.has("eXIf", at: offset + 4) { notes = bytes.part(at: offset + 8, count: length) }
      if bytes.has("IEND", at: offset + 4) {
        isWhole = true
        return
      }
      offset += 12 + length
    }
  }

  // MARK: - GIF and WebP

  private mutating func readGIF() {
    var bytes = bytes
    bytes.isLittleEndian = true
    if let width = bytes.number(at: 6, count: 2), let height = bytes.number(at: 8, count: 2) {
      size = CGSize(width: width, height: height)
    }
    // Where such a file ends is only known to who decodes it, and what is there is always shown.
    isWhole = true
  }

  private mutating func readWebP() {
    var bytes = bytes
    bytes.isLittleEndian = true
    size = webPSize(bytes)
    guard let length = bytes.number(at: 4, count: 4) else { return }
    isWhole = length + 8 <= bytes.count
    var offset = 12
    while let length = bytes.number(at: offset + 4, count: 4) {
      if bytes.has("EXIF", at: offset) { notes = bytes.part(at: offset + 8, count: length) }
      offset += 8 + length + length % 2
    }
  }

  private func webPSize(_ bytes: PictureBytes) -> CGSize? {
    func size(at offset: Int, count: Int, _ read: (Int) -> Int) -> CGSize? {
      guard let width = bytes.number(at: offset, count: count),
        let height = bytes.number(at: offset + count, count: count)
      else { return nil }
      return CGSize(width: read(width), height: read(height))
    }
    if bytes.has("VP8X", at: 12) { return size(at: 24, count: 3) { $0 + 1 } }
    if bytes.has("VP8L", at: 12), let bits = bytes.number(at: 21, count: 4) {
      return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    return bytes.has("VP8 ", at: 12) ? size(at: 26, count: 2) { $0 & 0x3FFF } : nil
  }
}
