/// Header fields in their order; names are equal regardless of ASCII case, and may repeat.
package struct HTTPHeaders: Sendable {
  /// One field line.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String

    /// Pairs a name with a value.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All fields, in order.
  package private(set) var fields: [Field]

  /// Makes a set of fields; none by default.
  package init(_ fields: [Field] = []) { self.fields = fields }

  /// The first field's value of a name; setting replaces every field of that name.
  package subscript(name: String) -> String? {
    get { fields.first { $0.name.isEqualIgnoringCase(to: name) }?.value }
    set {
      fields.removeAll { $0.name.isEqualIgnoringCase(to: name) }
      if let newValue { fields.append(Field(name, newValue)) }
    }
  }

  /// Adds a field without touching others of its name.
  package mutating func add(_ name: String, _ value: String) { fields.append(Field(name, value)) }

  /// Returns the values of every field of a name, in order.
  package func values(_ name: String) -> [String] {
    fields.filter { $0.name.isEqualIgnoringCase(to: name) }.map(\.value)
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Field($0.0, $0.1) })
  }
}

extension String {
  /// Compares as HTTP compares names and tokens: ASCII letters of either case are equal.
  func isEqualIgnoringCase(to other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0 == $1 || $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
