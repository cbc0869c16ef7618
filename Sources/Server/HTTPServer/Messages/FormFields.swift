/// Named values as `a=1&b=2`: the query of an address, or a form's body; decoded once.
package struct FormFields: Sendable, Hashable {
  /// What stands behind a name.
  package enum Value: Sendable, Hashable {
    /// Text; empty when there is no `=`.
    case text(String)
    /// Bytes that are not percent-encoded UTF-8.
    case malformed
  }

  /// One name and what stands behind it.
  package struct Item: Sendable, Hashable {
    package let name: String
    package let value: Value
  }

  /// All items in their order, duplicates too; those with a malformed name are left out.
  package let items: [Item]
  /// Whether some name or value was not percent-encoded UTF-8.
  package let isMalformed: Bool

  /// Reads the text between `?` and the end of an address, or a form's body.
  package init(_ encoded: some Collection<UInt8>) {
    var items: [Item] = []
    var isMalformed = false
    for part in encoded.split(separator: UInt8(ascii: "&")) {
      let pair = part.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentCoding.decode(pair[0], plusIsSpace: true) else {
        isMalformed = true
        continue
      }
      let text = pair.count > 1 ? PercentCoding.decode(pair[1], plusIsSpace: true) : ""
      if text == nil { isMalformed = true }
      items.append(Item(name: name, value: text.map(Value.text) ?? .malformed))
    }
    self.items = items
    self.isMalformed = isMalformed
  }

  /// The first value of a name; `nil` when the name does not occur.
  package subscript(name: String) -> Value? { items.first { $0.name == name }?.value }

  /// The first value of a name as text; `nil` when it does not occur or is malformed.
  package func text(_ name: String) -> String? {
    guard case .text(let text) = self[name] else { return nil }
    return text
  }
}
