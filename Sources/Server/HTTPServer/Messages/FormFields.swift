import Routing

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

    /// Pairs a name with a value.
    package init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// All items in their order, duplicates too; those with a malformed name are left out.
  package let items: [Item]
  /// Whether some name or value was not percent-encoded UTF-8.
  package let isMalformed: Bool

  /// Makes fields of their items.
  package init(_ items: [Item]) {
    self.items = items
    isMalformed = items.contains { $0.value == .malformed }
  }

  /// Reads the text between `?` and the end of an address, or a form's body.
  package init(_ encoded: some Sequence<UInt8>) {
    var items: [Item] = []
    var isMalformed = false
    for part in Array(encoded).split(separator: UInt8(ascii: "&")) {
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let value = Self.decode(part[equals...].dropFirst())
      guard case .text(let name) = Self.decode(part[..<equals]) else {
        isMalformed = true
        continue
      }
      if value == .malformed { isMalformed = true }
      items.append(Item(name: name, value: value))
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

  private static func decode(_ encoded: ArraySlice<UInt8>) -> Value {
    do throws(URLTextError) {
      let text = try PercentCoding.decode(encoded, plusIsSpace: true)
      return text.utf8.contains(0) ? .malformed : .text(text)
    } catch {
      return .malformed
    }
  }
}
