import Foundation

/// Fields as the site writes them: absent, null, and of a neighbouring type.
extension KeyedDecodingContainer {
  /// Returns text; `nil` when the key is absent or null.
  func textIfAny(_ key: Key) throws -> String? {
    do {
      return try decodeIfPresent(String.self, forKey: key)
    } catch {
      return try decode(Scalar.self, forKey: key).text
    }
  }

  /// Returns text, empty when there is none.
  func text(_ key: Key) throws -> String { try textIfAny(key) ?? "" }

  /// Returns a whole number; `nil` when the key is absent, null or blank text.
  func integerIfAny(_ key: Key) throws -> Int? {
    do {
      return try decodeIfPresent(Int.self, forKey: key)
    } catch {
      return try read(key, as: Int.self, \.integer)
    }
  }

  /// Returns a whole number, 0 when there is none.
  func integer(_ key: Key) throws -> Int { try integerIfAny(key) ?? 0 }

  /// Returns yes or no; `nil` when the key is absent, null or blank text.
  func flagIfAny(_ key: Key) throws -> Bool? {
    do {
      return try decodeIfPresent(Bool.self, forKey: key)
    } catch {
      return try read(key, as: Bool.self, \.flag)
    }
  }

  /// Returns yes or no; no when there is none.
  func flag(_ key: Key) throws -> Bool { try flagIfAny(key) ?? false }

  /// Returns the time that a count of milliseconds since 1970 names.
  ///
  /// - Returns: `nil` for none, for 0, and for what lies beyond all calendars.
  func time(_ key: Key) throws -> Date? {
    guard let milliseconds = try integerIfAny(key), milliseconds != 0,
      Date.wireRange.contains(milliseconds)
    else { return nil }
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// Returns an identifier, empty when there is none.
  func reference<Entity>(_ key: Key) throws -> Identifier<Entity> { Identifier(try text(key)) }

  /// Returns an identifier; `nil` when the key is absent, null or empty.
  func referenceIfAny<Entity>(_ key: Key) throws -> Identifier<Entity>? {
    let identifier: Identifier<Entity> = try reference(key)
    return identifier.isEmpty ? nil : identifier
  }

  /// Returns the identifier without which an object is of no use.
  ///
  /// - Throws: `DecodingError.keyNotFound` without one, `EmptyElement` for an empty one.
  func identity<Entity>(_ key: Key) throws -> Identifier<Entity> {
    let rawValue: String
    do {
      rawValue = try decode(String.self, forKey: key)
    } catch {
      rawValue = try decode(Scalar.self, forKey: key).text
    }
    guard !rawValue.isEmpty else { throw EmptyElement() }
    return Identifier(rawValue)
  }

  /// Returns an object; `nil` when absent, null or, which is noted as a loss, unreadable.
  func object<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(LenientElement<Value>.self, forKey: key)?.value
  }

  /// Returns a list without its broken elements; none when the key is absent or null.
  ///
  /// - Throws: `DecodingError.typeMismatch` when something that is no list stands there.
  func list<Element: Decodable>(_ key: Key) throws -> [Element] {
    try decodeIfPresent(LenientList<Element>.self, forKey: key)?.elements ?? []
  }

  /// Returns a list of secondary worth: no list in its place is noted as a loss.
  func minorList<Element: Decodable>(_ key: Key) throws -> [Element] {
    let list: LenientList<Element>? = try object(key)
    return list?.elements ?? []
  }

  private func read<Value>(
    _ key: Key, as type: Value.Type, _ conversion: (Scalar) -> Value?
  ) throws -> Value? {
    let scalar = try decode(Scalar.self, forKey: key)
    if let value = conversion(scalar) { return value }
    if scalar.isBlank { return nil }
    throw DecodingError.typeMismatch(
      type,
      .init(codingPath: codingPath + [key], debugDescription: "\(scalar.text) is no \(type)"))
  }
}
