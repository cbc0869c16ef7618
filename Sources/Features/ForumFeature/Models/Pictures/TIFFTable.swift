import Foundation

/// A table of a TIFF file: values by the numbers of their tags.
struct TIFFTable {
  private let bytes: PictureBytes
  private let start: Int
  private let count: Int

  /// Finds the first table of a file; `nil` if there is none.
  init?(_ data: Data) {
    var bytes = PictureBytes(data)
    if bytes.has("II*\0", at: 0) {
      bytes.isLittleEndian = true
    } else if !bytes.has("MM\0*", at: 0) {
      return nil
    }
    guard let start = bytes.number(at: 4, count: 4) else { return nil }
    self.init(bytes, at: start)
  }

  private init?(_ bytes: PictureBytes, at start: Int) {
    guard start > 0, let count = bytes.number(at: start, count: 2) else { return nil }
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  /// The table that a tag leads to.
  func table(_ tag: Int) -> TIFFTable? { number(tag).flatMap { TIFFTable(bytes, at: $0) } }

  /// A whole number.
  func number(_ tag: Int) -> Int? {
    guard let field = field(tag), field.count > 0 else { return nil }
    switch field.type {
    case 3: return bytes.number(at: field.place, count: 2)
    case 4: return bytes.number(at: field.place, count: 4)
    default: return nil
    }
  }

  /// A text, without the blanks around it; `nil` for an empty one.
  func text(_ tag: Int) -> String? {
    guard let field = field(tag), field.type == 2, field.count <= 1000,
      let part = bytes.part(at: field.place, count: field.count)
    else { return nil }
    let text = String(decoding: part.prefix { $0 != 0 }, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let isPlain = text.unicodeScalars.allSatisfy { !CharacterSet.controlCharacters.contains($0) }
    return text.isEmpty || !isPlain ? nil : text
  }

  /// A fraction.
  func fraction(_ tag: Int) -> Double? { fractions(tag).first }

  /// Fractions, one after the other; none if one of them is no number.
  func fractions(_ tag: Int) -> [Double] {
    guard let field = field(tag), field.type == 5, 1...8 ~= field.count else { return [] }
    let values = (0..<field.count).compactMap { index -> Double? in
      guard let upper = bytes.number(at: field.place + 8 * index, count: 4),
        let lower = bytes.number(at: field.place + 8 * index + 4, count: 4), lower > 0
      else { return nil }
      return Double(upper) / Double(lower)
    }
    return values.count == field.count ? values : []
  }

  private struct Field {
    let type: Int
    let count: Int
    let place: Int
  }

  private func field(_ tag: Int) -> Field? {
    for index in 0..<count {
      let entry = start + 2 + 12 * index
      guard let found = bytes.number(at: entry, count: 2) else { return nil }
      guard found == tag else { continue }
      guard let type = bytes.number(at: entry + 2, count: 2),
        let count = bytes.number(at: entry + 4, count: 4), count <= bytes.count
      else { return nil }
      let size = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8][type] ?? 0
      let place = size * count <= 4 ? entry + 8 : bytes.number(at: entry + 8, count: 4)
      return place.map { Field(type: type, count: count, place: $0) }
    }
    return nil
  }
}
