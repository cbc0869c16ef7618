/// The name of one version of some content (RFC 9110 §8.8.3).
package struct EntityTag: Hashable, Sendable {
  /// The text between the quotes.
  package let opaque: String

  /// Names a version whose bytes never change.
  ///
  /// - Precondition: `opaque` holds letters, digits and `-._` only.
  package init(_ opaque: String) {
    precondition(
      opaque.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") },
      "an entity tag is visible ASCII without quotes")
    self.opaque = opaque
  }

  /// As it stands in a header field.
  package var fieldValue: String { "\"\(opaque)\"" }

  /// Whether an `If-None-Match` field names this version, by weak comparison.
  package func isNamed(by field: String) -> Bool {
    if field.trimmedBlanks == "*" { return true }
    return field.split(separator: ",").contains { candidate in
      let name = candidate.trimmedBlanks
      return (name.hasPrefix("W/") ? String(name.dropFirst(2)) : name) == fieldValue
    }
  }
}

extension StringProtocol {
  /// The text without blanks and tabs at its ends.
  var trimmedBlanks: String {
    let isInk: (Character) -> Bool = { $0 != " " && $0 != "\t" }
    guard let first = firstIndex(where: isInk), let last = lastIndex(where: isInk) else {
      return ""
    }
    return String(self[first...last])
  }
}
