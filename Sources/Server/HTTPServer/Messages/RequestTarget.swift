/// The target of a request line (RFC 9112 §3.2), taken apart but not decoded.
package struct RequestTarget: Hashable, Sendable {
  /// The path as sent: percent-encoded, beginning with a slash.
  package let path: String
  /// What follows the first `?`, as sent; `nil` without one.
  package let query: String?

  /// Reads an origin-form (`/a?b`) or absolute-form (`http://host/a?b`) target.
  ///
  /// - Returns: `nil` for anything else: authority-form, `*`, fragments, control bytes, blanks.
  package init?(_ target: String) {
    guard target.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }),
      let start = Self.pathStart(of: target.utf8)
    else { return nil }
    let local = target.utf8[start...]
    let mark = local.firstIndex(of: UInt8(ascii: "?"))
    let path = String(target[start..<(mark ?? local.endIndex)])
    self.path = path.isEmpty ? "/" : path
    query = mark.map { String(target[target.utf8.index(after: $0)...]) }
  }

  private static func pathStart(of target: String.UTF8View) -> String.Index? {
    if target.first == UInt8(ascii: "/") { return target.startIndex }
    for scheme in ["http://", "https://"] where hasPrefix(target, scheme) {
      let authority = target.dropFirst(scheme.utf8.count)
      let end = authority.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
      return authority.isEmpty || end == authority.startIndex ? nil : end ?? target.endIndex
    }
    return nil
  }

  private static func hasPrefix(_ target: String.UTF8View, _ scheme: String) -> Bool {
    String(decoding: target.prefix(scheme.utf8.count), as: UTF8.self)
      .isEqualIgnoringCase(to: scheme)
  }
}
