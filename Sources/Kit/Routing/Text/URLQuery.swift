/// The items behind a URL's question mark: all of them, in order, duplicates too.
///
/// Items take no part in matching and never mix with a pattern's values.
public struct URLQuery: Hashable, Sendable {
  /// One item.
  public struct Item: Hashable, Sendable {
    /// What stands before the first `=`, decoded.
    public var name: String
    /// What stands behind it, decoded; `nil` where there is no `=`.
    public var value: String?

    /// Makes an item.
    public init(_ name: String, _ value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// What a `+` stands for.
  ///
  /// Written items never hold one, so both rules read them alike.
  public enum PlusRule: Sendable, Hashable {
    /// As itself, which is RFC 3986's rule and the one for links.
    case plus
    /// As a space, which is the rule of `application/x-www-form-urlencoded`.
    case space
  }

  /// The items in the order of the text.
  public var items: [Item]

  /// Makes a query of its items.
  public init(_ items: [Item] = []) { self.items = items }

  /// Reads the text between `?` and `#`.
  ///
  /// Nothing between two `&` is no item.
  ///
  /// - Throws: ``URLTextError``, when a name or a value cannot be decoded.
  public init(_ text: String, plus: PlusRule = .plus) throws(URLTextError) {
    try self.init(bytes: Array(text.utf8)[...], plus: plus)
  }

  init(bytes: ArraySlice<UInt8>, plus: PlusRule) throws(URLTextError) {
    var items: [Item] = []
    for part in bytes.split(separator: UInt8(ascii: "&")) {
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let name = try PercentCoding.decode(part[..<equals], plusIsSpace: plus == .space)
      guard equals < part.endIndex else {
        items.append(Item(name, nil))
        continue
      }
      let value = try PercentCoding.decode(part[(equals + 1)...], plusIsSpace: plus == .space)
      items.append(Item(name, value))
    }
    self.items = items
  }

  /// The query as it stands in a URL, without the question mark.
  ///
  /// An item with neither a name nor a value has no text, so it is left out.
  public var text: String {
    items.filter { $0 != Item("", nil) }.map { item in
      let name = PercentCoding.encode(item.name, for: .queryPart)
      guard let value = item.value else { return name }
      return name + "=" + PercentCoding.encode(value, for: .queryPart)
    }.joined(separator: "&")
  }

  /// The value of the first item with this name; `nil` when there is none or it has no `=`.
  public subscript(name: String) -> String? { items.first { $0.name == name }?.value }

  /// Reads the first value of a name as a type.
  ///
  /// - Returns: `nil` when no item has the name.
  /// - Throws: `.missing` when the item has no `=`, `.unreadable` when its text is not the type's.
  public func value<Value: URLTextConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(URLValueError) -> Value? {
    guard let item = items.first(where: { $0.name == name }) else { return nil }
    return try Self.read(item)
  }

  /// Reads every value of a name, in order.
  ///
  /// - Throws: What ``value(_:as:)`` throws, for the first item that cannot be read.
  public func values<Value: URLTextConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(URLValueError) -> [Value] {
    var values: [Value] = []
    for item in items where item.name == name { values.append(try Self.read(item)) }
    return values
  }

  /// Adds an item at the end.
  public mutating func append(_ name: String, _ value: some URLTextConvertible) {
    items.append(Item(name, value.urlText))
  }

  private static func read<Value: URLTextConvertible>(
    _ item: Item
  ) throws(URLValueError) -> Value {
    guard let text = item.value else { throw .missing(name: item.name) }
    guard let value = Value(urlText: text) else {
      throw .unreadable(name: item.name, text: text, type: "\(Value.self)")
    }
    return value
  }
}

// MARK: - Literals

extension URLQuery: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Item...) { self.init(elements) }
}

extension URLQuery: ExpressibleByDictionaryLiteral {
  /// Keeps the order and the duplicates of the literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Item($0.0, $0.1) })
  }
}
