import Foundation

/// The bytes of a picture, read by place: what lies beyond the end is `nil`.
nonisolated struct PictureBytes {
  enum Order { case big, little }

  let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  func byte(at offset: Int) -> Int? {
    offset >= 0 && offset < data.count ? Int(data[data.startIndex + offset]) : nil
  }

  /// A number of up to four bytes.
  func number(at offset: Int, length: Int, order: Order) -> Int? {
    guard offset >= 0, offset <= data.count - length else { return nil }
    let bytes = data[data.startIndex + offset..<data.startIndex + offset + length]
    return order == .big
      ? bytes.reduce(0) { $0 << 8 | Int($1) } : bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether characters, each a byte, stand at a place.
  func has(_ characters: String, at offset: Int) -> Bool {
    characters.unicodeScalars.enumerated().allSatisfy {
      byte(at: offset + $0.offset) == Int($0.element.value)
    }
  }
}

extension PictureBytes {
  typealias Size = (width: Int, height: Int)

  /// The size in the first chunk.
  var pngSize: Size? {
    guard has("IHDR", at: 12), let width = number(at: 16, length: 4, order: .big),
      let height = number(at: 20, length: 4, order: .big), max(width, height) <= Int(Int32.max)
    else { return nil }
    return (width, height)
  }

  /// The size of the area that all frames share.
  var gifSize: Size? {
    guard let width = number(at: 6, length: 2, order: .little),
      let height = number(at: 8, length: 2, order: .little)
    else { return nil }
    return (width, height)
  }

  /// The size in the first chunk, whose kind is one of three.
  var webpSize: Size? {
    if has("VP8X", at: 12) {
      return size(24, 3) { $0 + 1 }
    }
    if has("VP8L", at: 12), byte(at: 20) == 0x2F,
      let bits = number(at: 21, length: 4, order: .little)
    {
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    if has("VP8 ", at: 12), number(at: 23, length: 3, order: .big) == 0x9D012A {
      return size(26, 2) { $0 & 0x3FFF }
    }
    return nil
  }

  private func size(_ offset: Int, _ length: Int, _ read: (Int) -> Int) -> Size? {
    guard let width = number(at: offset, length: length, order: .little),
      let height = number(at: offset + length, length: length, order: .little)
    else { return nil }
    return (read(width), read(height))
  }
}
