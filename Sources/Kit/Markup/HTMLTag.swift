import Foundation

/// A tag as libxml2 will see it: where it begins and ends, and whether elements lie inside it.
struct HTMLTag {
  enum Kind {
    /// Opens an element that others may lie in.
    case opening
    /// Closes such an element.
    case closing
    /// Never leads deeper: an element without content, one that its like closes, a comment.
    case level
  }

  let kind: Kind
  /// Where its `<` is.
  let start: Int
  /// The index behind its `>`.
  let end: Int

  /// Finds the first tag at or behind a place; `nil` when none is left that ends.
  ///
  /// - Complexity: O(distance to its end), but for an open quotation O(rest of the text).
  init?(in html: UnsafeBufferPointer<UInt8>, from place: Int) {
    var place = place
    while let start = html.index(of: UInt8(ascii: "<"), from: place) {
      place = start + 1
      guard let kind = Self.kind(of: html, at: start) else { continue }
      guard let end = Self.end(of: html, from: place) else { return nil }
      let isClosed = kind == .opening && html[end - 2] == UInt8(ascii: "/")
      self.kind = isClosed ? .level : kind
      self.start = start
      self.end = end
      return
    }
    return nil
  }

  /// Returns the index behind the bracket that ends a tag, as libxml2 finds it: quotation marks
  /// count only behind an equals sign.
  private static func end(of html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < html.count {
      switch html[index] {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "="):
        index += 1
        while index < html.count, html[index] <= 0x20 { index += 1 }
        guard index < html.count, [0x22, 0x27].contains(html[index]) else { continue }
        guard let quote = html.index(of: html[index], from: index + 1) else {
          return html.index(of: UInt8(ascii: ">"), from: start).map { $0 + 1 }
        }
        index = quote + 1
      default: index += 1
      }
    }
    return nil
  }

  /// Returns what begins at a `<`; `nil` when it is only a sign in the text.
  private static func kind(of html: UnsafeBufferPointer<UInt8>, at start: Int) -> Kind? {
    var index = start + 1
    guard index < html.count else { return nil }
    if [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(html[index]) { return .level }
    let isClosing = html[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    var name: UInt64 = 0
    while index < html.count, name < 1 << 56, let letter = html[index].lowercasedLetter {
      name = name << 8 | UInt64(letter)
      index += 1
    }
    if name == 0 { return nil }
    if levelNames.contains(name) { return .level }
    return isClosing ? .closing : .opening
  }

  /// Names, each as a number with a letter in every byte.
  private static let levelNames = Set(
    [
      "area", "base", "br", "col", "dd", "dt", "embed", "hr", "img", "input", "li", "link", "meta",
      "option", "p", "param", "source", "td", "th", "tr", "track", "wbr",
    ].map { $0.utf8.reduce(0 as UInt64) { $0 << 8 | UInt64($1) } })
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns where a byte comes next, if it does.
  func index(of byte: UInt8, from place: Int) -> Int? {
    guard let start = baseAddress, place < count,
      let found = memchr(start + place, Int32(byte), count - place)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }
}

extension UInt8 {
  /// This ASCII letter or digit in lower case; `nil` for any other byte.
  fileprivate var lowercasedLetter: UInt8? {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    default: nil
    }
  }
}
