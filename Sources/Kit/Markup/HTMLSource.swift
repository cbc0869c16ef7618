import Foundation

/// The bytes that libxml2 gets to see: what it can read in linear time, and nothing that stops it.
///
/// It compares each closing tag with every open element and each attribute with all before it, and
/// stops at a zero byte. So tags that lie too deep or are too long are taken out before, and zero
/// bytes become U+FFFD, as browsers have it.
struct HTMLSource: ~Copyable {
  /// The fragment inside a `body`, or else libxml2 puts a paragraph around words at the top.
  private(set) var bytes: [UInt8]
  /// Whether something was taken out.
  private(set) var isCut = false

  /// What libxml2 can count, with every byte escaped.
  private static let byteLimit = Int(Int32.max) / 8
  private static let frame = Array("<body>".utf8)
  private static let replacement = Array("\u{FFFD}".utf8)
  private static let byteOrderMark = Array("\u{FEFF}".utf8)
  private static let less = Array("&lt;".utf8)

  init(_ html: UnsafeBufferPointer<UInt8>, limits: HTMLLimits) {
    let count = Self.end(of: html, atMost: min(limits.bytes, Self.byteLimit))
    isCut = count < html.count
    bytes = []
    bytes.reserveCapacity(Self.frame.count + count)
    bytes.append(contentsOf: Self.frame)
    let start = html.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    copy(UnsafeBufferPointer(rebasing: html[start..<max(start, count)]), limits: limits)
  }

  /// Returns where a text of at most `limit` bytes ends without half a character.
  private static func end(of html: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> Int {
    guard html.count > limit else { return html.count }
    var end = limit
    while end > 0, html[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// Copies all but the tags that are too deep or too long.
  private mutating func copy(_ html: UnsafeBufferPointer<UInt8>, limits: HTMLLimits) {
    var depth = 0
    var copied = 0
    var cursor = 0
    while let tag = HTMLTag(in: html, from: cursor) {
      cursor = tag.end
      if tag.kind == .closing { depth = max(0, depth - 1) }
      let isDeep = depth >= limits.depth && tag.kind != .level
      if tag.kind == .opening { depth += 1 }
      guard isDeep || tag.end - tag.start > limits.tagBytes else { continue }
      isCut = true
      append(html[copied..<tag.start])
      copied = tag.end
    }
    append(html[copied..<cursor])
    appendTail(html[cursor...], limits: limits)
  }

  /// Copies what stands behind the last tag that ends; a long rest is taken as words.
  private mutating func appendTail(
    _ html: Slice<UnsafeBufferPointer<UInt8>>, limits: HTMLLimits
  ) {
    guard html.count > limits.tagBytes else { return append(html) }
    for part in html.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false) {
      if part.startIndex > html.startIndex { bytes.append(contentsOf: Self.less) }
      append(part)
    }
  }

  /// Copies bytes, zeros replaced.
  private mutating func append(_ html: Slice<UnsafeBufferPointer<UInt8>>) {
    let part = UnsafeBufferPointer(rebasing: html)
    guard let start = part.baseAddress, memchr(start, 0, part.count) != nil else {
      bytes.append(contentsOf: part)
      return
    }
    for byte in part {
      if byte == 0 { bytes.append(contentsOf: Self.replacement) } else { bytes.append(byte) }
    }
  }
}
