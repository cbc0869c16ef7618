import Foundation

/// The bytes of a file, read by place: what lies beyond the end is `nil`.
struct PictureBytes {
  let data: Data
  /// Whether numbers begin with their least byte.
  var isLittleEndian = false

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  /// A number of so many bytes, four at most.
  func number(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= data.count - count else { return nil }
    let start = data.startIndex + offset
    let bytes = data[start..<start + count]
    return isLittleEndian
      ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether characters, each a byte, stand at a place.
  func has(_ characters: String, at offset: Int) -> Bool {
    characters.unicodeScalars.enumerated().allSatisfy {
      number(at: offset + $0.offset, count: 1) == Int($0.element.value)
    }
  }

  /// Bytes from a place on, as far as there are so many.
  func part(at offset: Int, count: Int) -> Data? {
    guard offset >= 0, count >= 0, offset <= data.count - count else { return nil }
    let start = data.startIndex + offset
    return data[start..<start + count]
  }
}
