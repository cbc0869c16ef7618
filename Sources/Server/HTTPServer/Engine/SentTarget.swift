import Glibc

/// A request's target as it came, before anyone has looked at it.
struct SentTarget {
  /// The text; empty when it is not UTF-8.
  let text: String
  let byteCount: Int
  /// Where the library keeps the byte behind the target's end.
  private let end: UInt

  init(_ bytes: UnsafePointer<CChar>?) {
    text = bytes.flatMap { String(validatingCString: $0) } ?? ""
    byteCount = bytes.map { strlen($0) } ?? 0
    end = UInt(bitPattern: bytes) &+ UInt(byteCount) &+ 1
  }

  /// Whether the request line's version stands right behind the target.
  ///
  /// It does not when a NUL byte inside the target makes the library's string end early.
  func isFollowed(by version: UnsafePointer<CChar>) -> Bool { UInt(bitPattern: version) == end }
}
