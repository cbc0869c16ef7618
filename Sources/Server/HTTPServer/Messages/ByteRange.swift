/// What a `Range` field asks for (RFC 9110 §14).
package enum ByteRange: Hashable, Sendable {
  /// No field, one that is not understood, or several ranges: the whole is sent.
  case whole
  /// These bytes.
  case part(Range<Int>)
  /// Bytes that the content does not have.
  case unsatisfiable

  /// Reads a field such as `bytes=0-499`, `bytes=500-` or `bytes=-200`.
  package init(_ field: String?, count: Int) {
    guard let field, let equals = field.firstIndex(of: "="),
      String(field[..<equals]).trimmedBlanks.isEqualIgnoringCase(to: "bytes")
    else { self = .whole; return }
    let bounds = field[field.index(after: equals)...].trimmedBlanks
      .split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard bounds.count == 2, bounds.allSatisfy(\.isDigits), bounds != ["", ""] else {
      self = .whole
      return
    }
    self = Self.read(first: bounds[0], last: bounds[1], count: count)
  }

  private static func read(first: String, last: String, count: Int) -> ByteRange {
    if first.isEmpty {
      let length = Int(last) ?? .max
      return length == 0 || count == 0 ? .unsatisfiable : .part(max(0, count - length)..<count)
    }
    let start = Int(first) ?? .max
    let end = last.isEmpty ? count - 1 : Int(last) ?? .max
    guard last.isEmpty || start <= end else { return .whole }
    guard start < count else { return .unsatisfiable }
    return .part(start..<(min(end, count - 1) + 1))
  }
}

extension String {
  fileprivate var isDigits: Bool {
    utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
