/// The header fields of a message: names without regard to case, several values of one name.
public struct HeaderFields: Sendable, Hashable {
  /// One line of a header.
  public struct Field: Sendable, Hashable {
    /// The name as it was written.
    public let name: String
    /// The value, without white space around it.
    public let value: String
  }

  /// All lines in the order they came.
  public private(set) var fields: [Field] = []

  /// Makes header fields of names and values.
  public init(_ fields: [(name: String, value: String)] = []) {
    for (name, value) in fields { add(name, value) }
  }

  /// The values of a name, joined with commas as RFC 9110 §5.2 allows; `nil` without any.
  ///
  /// Not for `Set-Cookie`, the one field whose values may not be joined: see `values(of:)`.
  public subscript(name: String) -> String? {
    let values = values(of: name)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// Returns each value of a name, in order.
  public func values(of name: String) -> [String] {
    let wanted = name.lowercased()
    return fields.filter { $0.name.lowercased() == wanted }.map(\.value)
  }

  /// Appends a line.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value.trimmingSpaces))
  }

  /// Puts one value in the place of all those of the name.
  public mutating func set(_ name: String, _ value: String) {
    remove(name)
    add(name, value)
  }

  /// Takes away all values of a name.
  public mutating func remove(_ name: String) {
    let unwanted = name.lowercased()
    fields.removeAll { $0.name.lowercased() == unwanted }
  }

  /// Returns the lines that pass.
  func filtered(_ passes: (Field) -> Bool) -> HeaderFields {
    var copy = self
    copy.fields = fields.filter(passes)
    return copy
  }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (name: $0.0, value: $0.1) })
  }
}

extension StringProtocol {
  /// The text without the white space (RFC 9110: blanks and tabs) around it.
  var trimmingSpaces: String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }
}
