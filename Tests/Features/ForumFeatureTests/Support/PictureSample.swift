import Foundation

/// Files of pictures, as far as their heads and ends go.
enum PictureSample {
  /// A GIF of a size.
  static func gif(_ width: UInt16, _ height: UInt16) -> Data {
    var data = Data("GIF89a".utf8)
    for length in [width, height] {
      data.append(contentsOf: [UInt8(length & 255), UInt8(length >> 8)])
    }
    return data
  }

  /// A photograph of a size.
  static func jpeg(
    _ width: UInt16, _ height: UInt16, notes: Data? = nil, isWhole: Bool = true
  ) -> Data {
    var data = Data([0xFF, 0xD8])
    if let notes { data.append(segment(0xE1, Data("Exif\0\0".utf8) + notes)) }
    let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    data.append(segment(0xC0, Data([8] + size + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])))
    data.append(segment(0xDA, Data([1, 1, 0, 0, 63, 0])))
    data.append(Data(repeating: 0x55, count: 64))
    return isWhole ? data + Data([0xFF, 0xD9]) : data
  }

  /// A PNG of a size.
  static func png(_ width: UInt32, _ height: UInt32, notes: Data? = nil, isWhole: Bool = true)
    -> Data
  {
    let size = [width, height].flatMap { value in
      stride(from: 24, through: 0, by: -8).map { UInt8(value >> UInt32($0) & 255) }
    }
    var data = Data("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) })
    data.append(chunk("IHDR", Data(size + [8, 2, 0, 0, 0])))
    if let notes { data.append(chunk("eXIf", notes)) }
    data.append(chunk("IDAT", Data(repeating: 1, count: 40)))
    return isWhole ? data + chunk("IEND", Data()) : data
  }

  private static func segment(_ marker: UInt8, _ content: Data) -> Data {
    let length = content.count + 2
    return Data([0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]) + content
  }

  private static func chunk(_ kind: String, _ content: Data) -> Data {
    let length = stride(from: 24, through: 0, by: -8).map { UInt8(content.count >> $0 & 255) }
    return Data(length) + Data(kind.utf8) + content + Data(repeating: 0, count: 4)
  }
}

/// Writes notes as cameras do, with numbers in either order.
struct NoteWriter {
  /// A value and its kind.
  enum Value {
    case text(String)
    case number(Int)
    case fractions([(Int, Int)])
    case table([(Int, Value)])
  }

  var isLittleEndian = true

  func notes(_ fields: [(Int, Value)]) -> Data {
    Data((isLittleEndian ? "II" : "MM").utf8) + bytes(42, 2) + bytes(8, 4) + table(fields, at: 8)
  }

  private func table(_ fields: [(Int, Value)], at start: Int) -> Data {
    var (entries, rest) = (bytes(fields.count, 2), Data())
    let restStart = start + 2 + 12 * fields.count + 4
    for (tag, value) in fields {
      var (type, count, content) = encoded(value)
      if case .table(let fields) = value {
        let place = restStart + rest.count
        rest.append(table(fields, at: place))
        content = bytes(place, 4)
      }
      if content.count > 4 {
        let place = restStart + rest.count
        rest.append(content)
        content = bytes(place, 4)
      }
      type = max(type, 1)
      count = max(count, 1)
      content.append(Data(repeating: 0, count: 4 - content.count))
      entries.append(bytes(tag, 2) + bytes(type, 2) + bytes(count, 4) + content)
    }
    return entries + bytes(0, 4) + rest
  }

  private func encoded(_ value: Value) -> (type: Int, count: Int, content: Data) {
    switch value {
    case .text(let text): (2, text.utf8.count + 1, Data(text.utf8) + [0])
    case .number(let number): (3, 1, bytes(number, 2))
    case .fractions(let all):
      (5, all.count, all.reduce(Data()) { $0 + bytes($1.0, 4) + bytes($1.1, 4) })
    case .table: (4, 1, Data())
    }
  }

  private func bytes(_ number: Int, _ count: Int) -> Data {
    let least = (0..<count).map { UInt8(number >> (8 * $0) & 255) }
    return Data(isLittleEndian ? least : least.reversed())
  }
}
