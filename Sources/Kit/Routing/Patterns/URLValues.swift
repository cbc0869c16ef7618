/// What stands in the holes of a pattern, by name.
public struct URLValues: Hashable, Sendable {
  /// One value, as decoded text.
  public enum Value: Hashable, Sendable {
    /// The text of one segment, or of a part of one.
    case text(String)
    /// The segments of a `path` placeholder, at least one.
    case path([String])

    /// Makes the value of a typed value's text.
    public init(_ value: some URLTextConvertible) { self = .text(value.urlText) }
  }

  private var values: [String: Value] = [:]

  /// Makes an empty set.
  public init() {}

  /// The names that have a value.
  public var names: Set<String> { Set(values.keys) }

  /// The value of a name, `nil` where there is none.
  public subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The text of a name's value; the segments of a path are joined by slashes.
  public func text(_ name: String) -> String? {
    switch values[name] {
    case nil: nil
    case .text(let text): text
    case .path(let segments): segments.joined(separator: "/")
    }
  }

  /// The segments of a path, or the one of any other value; none where there is no value.
  public func segments(_ name: String) -> [String] {
    switch values[name] {
    case nil: []
    case .text(let text): [text]
    case .path(let segments): segments
    }
  }

  /// Reads a value as a type.
  ///
  /// - Throws: `.missing` when the pattern has no such name, `.unreadable` when its text is not the
  ///   type's.
  public func value<Value: URLTextConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(URLValueError) -> Value {
    guard let text = text(name) else { throw .missing(name: name) }
    guard let value = Value(urlText: text) else {
      throw .unreadable(name: name, text: text, type: "\(Value.self)")
    }
    return value
  }
}

// MARK: - Literals

extension URLValues: ExpressibleByDictionaryLiteral {
  /// Takes the last value of a repeated name.
  public init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { values[name] = value }
  }
}

extension URLValues.Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }

  public init(integerLiteral value: Int) { self.init(value) }

  public init(arrayLiteral elements: String...) { self = .path(elements) }
}
